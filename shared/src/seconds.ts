/** Milliseconds as seconds with one decimal: "2.3s"; "<0.1s" for what would round to none. */
export function formatSeconds(ms: number): string {
  return ms < 50 ? "<0.1s" : `${(ms / 1000).toFixed(1)}s`;
}
