const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What the banner of local mode says, such as "Local mode. Simulated here: sign-in and mail." */
export function localModeNotice(simulated: readonly string[]): string {
  return `Local mode. Simulated here: ${list.format(simulated)}.`;
}
