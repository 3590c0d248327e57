import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusWord } from "./subscription-status.tsx";

test.each([
  ["active", "Active", "bg-success"],
  ["past_due", "Past due", "bg-danger"],
  ["canceled", "Canceled", "bg-faint"],
] as const)("%s is said in a word beside its color", (status, word, color) => {
  render(<StatusWord status={status} />);
  expect(screen.getByText(word).firstElementChild?.classList.contains(color)).toBe(true);
});
