/** Whether a server answers well at an address, within 5 s. */
export async function isUp(url: string | URL): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
