/** Writes a line to standard error, behind the seconds since the process began. */
export function logProgress(line: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}
