import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { noteAccount } from "@/lib/trial-context.ts";
import { never } from "@/test/fake-api.ts";
import { button, setUp, source, spend, usageCount } from "@/test/workspace.tsx";

describe("before a run", () => {
  test.each(["", "  \n "])("asks for text when there is none: %j", async (text) => {
    const { user, calls } = setUp({ text });
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("Please enter some text to humanize")).toBeDefined();
    expect(screen.getByText("Error")).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  test("forgets what was wrong once a run begins", async () => {
    const { user } = setUp({ text: "", answer: never });
    await user.click(button("Humanize Text"));
    await screen.findByText("Please enter some text to humanize");
    await user.type(source(), "We leverage tools.");
    await user.click(button("Humanize Text"));
    await screen.findByText("Rewriting your text");
    expect(screen.queryByText("Please enter some text to humanize")).toBeNull();
  });

  test("refuses more than 150 words and says by how many", async () => {
    const { user, calls } = setUp({ text: "word ".repeat(162) });
    expect(screen.getByText("162/150 words")).toBeDefined();
    expect(screen.getByText("+12 over limit")).toBeDefined();
    expect(button("Humanize Text").hasAttribute("disabled")).toBe(true);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Word Limit Exceeded")).toBeDefined();
    expect(
      screen.getByText(
        "Free users can only humanize up to 150 words. Please reduce your text or upgrade for unlimited access.",
      ),
    ).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  test.each([
    ["its text is short enough", () => fireEvent.change(source(), { target: { value: "Short enough." } })],
    ["its text is cleared", () => fireEvent.click(button("Clear"))],
  ])("says no more that a text is too long once %s", async (_, mend) => {
    const { user } = setUp({ text: "word ".repeat(162) });
    await user.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("Word Limit Exceeded");
    fireEvent.change(source(), { target: { value: "word ".repeat(161) } });
    expect(screen.getByText("Word Limit Exceeded")).toBeDefined();
    mend();
    expect(screen.queryByText("Word Limit Exceeded")).toBeNull();
  });

  test("takes exactly 150 words", () => {
    setUp({ text: "word ".repeat(150) });
    expect(button("Humanize Text").hasAttribute("disabled")).toBe(false);
    expect(screen.queryByText(/over limit/u)).toBeNull();
  });

  test("has the word limit of a paid plan, without the way to the plans", () => {
    setUp({ viewer: { kind: "user", plan: "basic" }, text: "word ".repeat(162) });
    expect(screen.getByText("162/1,000 words")).toBeDefined();
    expect(button("Humanize Text").hasAttribute("disabled")).toBe(false);
    expect(screen.queryByRole("link", { name: "Upgrade to unlock more words" })).toBeNull();
  });

  test("opens the trial dialog for a guest without uses and sends nothing", async () => {
    spend(2);
    const { user, calls } = setUp();
    await user.click(button("Humanize Text"));
    expect(await screen.findByRole("dialog", { name: "Free trial limit reached" })).toBeDefined();
    expect(screen.getByText("You've used both free humanizations")).toBeDefined();
    const benefits = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(benefits).toEqual(["100 humanizations per month", "All tones", "Priority support"]);
    expect(screen.getByText("Join 50,000+ active users. *")).toBeDefined();
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(0);
    expect(usageCount()).toBe(2);
  });

  test("shows a guest the way to a free account beside the plans, with the focus on the plans", async () => {
    spend(2);
    const { user } = setUp();
    await user.click(button("Humanize Text"));
    const upgrade = await screen.findByRole("link", { name: "Upgrade to Basic - $9.99/month" });
    await waitFor(() => expect(document.activeElement).toBe(upgrade));
    expect(screen.getByText("2 more humanizations right away, and 5 every month")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Create a free account" }));
    expect(localStorage.getItem("guestAuthContext")).toBe("freeTrial");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("offers no bonus, but the sign-in, to a guest who has had an account here", async () => {
    noteAccount();
    spend(2);
    const { user } = setUp();
    expect(screen.queryByRole("button", { name: "Get 2 more" })).toBeNull();
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("A free account has 5 humanizations every month")).toBeDefined();
    expect(screen.queryByText(/right away/u)).toBeNull();
    await user.click(screen.getByRole("link", { name: "Sign in" }));
    expect(localStorage.getItem("guestAuthContext")).toBeNull();
  });

  test("offers a guest the free uses only until one is taken", () => {
    const offer = () => screen.queryByText("Up to 150 words at a time, 2 free uses, no signup required.");
    setUp({ text: "" });
    expect(offer()).not.toBeNull();
    act(() => spend(1));
    expect(offer()).toBeNull();
    expect(screen.getByText("Up to 150 words at a time.")).toBeDefined();
  });
});
