/** Calls `listener` when what lies in the browser's storage may have changed; returns what ends that. */
export function watchStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  // A page that comes back from the browser's memory was told of nothing meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
