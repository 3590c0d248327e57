import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useGuestSession } from "@/lib/guest-session.ts";
import { sessionHintKey } from "@/lib/session/seems-signed-in.ts";
import { Hero } from "./hero.tsx";

afterEach(() => localStorage.clear());

const offer = "2 free uses, no signup required";

test("offers the trial to guests", () => {
  render(<Hero />);
  expect(screen.getByText(offer)).toBeDefined();
});

test("offers it to nobody who is signed in, nor who has signed in before the page is back", async () => {
  render(<Hero />);
  localStorage.setItem(sessionHintKey, "{}");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(await screen.findByText("You are signed in")).toBeDefined();
  expect(screen.queryByText(offer)).toBeNull();
});

test("offers it only until a use is taken, on this page as well", () => {
  render(<Hero />);
  act(() => useGuestSession.getState().countUse());
  expect(screen.queryByText(offer)).toBeNull();
  act(() => useGuestSession.getState().returnUse());
  expect(screen.getByText(offer)).toBeDefined();
});
