/** The evaluation's report, as far as the page shows it. Shares are 0 to 1. */
export interface Report {
  readonly date: string;
}
