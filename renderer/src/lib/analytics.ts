declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event to the tag manager's `window.dataLayer`; with no tag manager it stays in the page. */
export function track(
  event: "trial_start" | "conversion" | "purchase",
  details: Readonly<Record<string, unknown>> = {},
): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
