import { afterEach, beforeEach, expect, test } from "vitest";
import { carryToDetector, forgetCarried, receiveCarried } from "./carried-text.ts";

beforeEach(() => {
  location.hash = "#detector";
});
afterEach(() => localStorage.clear());

/** A detector that takes what it is given, or not. */
function detector(takes: boolean) {
  const seen: string[] = [];
  const stop = receiveCarried((text) => {
    seen.push(text);
    return takes;
  });
  return { seen, stop };
}

test("a text waits for the next page's detector, which has it alone", () => {
  expect(carryToDetector("Stiff.")).toBe(false);
  const first = detector(true);
  first.stop();
  expect(first.seen).toEqual(["Stiff."]);
  expect(localStorage.length).toBe(0);
  const second = detector(true);
  second.stop();
  expect(second.seen).toEqual([]);
});

test("a page that opens elsewhere takes nothing", () => {
  carryToDetector("Stiff.");
  location.hash = "";
  const elsewhere = detector(true);
  elsewhere.stop();
  expect(elsewhere.seen).toEqual([]);
});

test("the detector on the page takes it at once, and nothing is stored", () => {
  const { seen, stop } = detector(true);
  expect(carryToDetector("Stiff.")).toBe(true);
  stop();
  expect(seen).toEqual(["Stiff."]);
  expect(localStorage.length).toBe(0);
  expect(carryToDetector("Later.")).toBe(false);
});

test("what a detector does not take waits for another, unless it is forgotten", () => {
  const busy = detector(false);
  expect(carryToDetector("Stiff.")).toBe(false);
  busy.stop();
  const free = detector(true);
  free.stop();
  expect(free.seen).toEqual(["Stiff."]);
  carryToDetector("Never seen.");
  forgetCarried();
  const last = detector(true);
  last.stop();
  expect(last.seen).toEqual([]);
});
