import evaluation from "@ai-humanizer/engine/models/evaluation.json" with { type: "json" };
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Quality } from "@/features/quality/quality.tsx";
import { QualityPage } from "./quality-page.tsx";

test("each table of the checked-in report has rows, the false alarms on unusual writing among them", () => {
  render(<QualityPage />);
  for (const table of screen.getAllByRole("table")) {
    expect(within(table).getAllByRole("row").length, table.textContent ?? "").toBeGreaterThan(1);
  }
  const unusual = screen.getByRole("table", { name: "People's writing unlike anything it was trained on" });
  const addresses = within(unusual).getByRole("row", { name: /1790 to 1949/ });
  expect(addresses.textContent).toContain("do not rely on it");
});

test("a report without a measurement shows no empty table for it", () => {
  render(<Quality report={{ ...evaluation, ownDetector: { ...evaluation.ownDetector, unusual: [] } }} />);
  expect(screen.queryByRole("table", { name: /unlike anything/ })).toBeNull();
});

test("a row tells on a phone too how few texts it stands on", () => {
  const [mode] = evaluation.modes;
  if (!mode) throw new Error("The report has no modes");
  const [first] = mode.byGenerator;
  if (!first) throw new Error("The report has no models");
  const byGenerator = [{ ...first, name: "rare-model", texts: 1 }];
  render(<Quality report={{ ...evaluation, modes: [{ ...mode, byGenerator }] }} />);
  expect(screen.getByRole("rowheader", { name: /^rare-model/ }).textContent).toContain("1 text");
});
