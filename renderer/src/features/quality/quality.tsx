import type { Report } from "./report.ts";

export function Quality({ report }: { report: Report }) {
  return <h1>Measured quality {report.date}</h1>;
}
