import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { button, refuse, setUp, source, usageCount } from "@/test/workspace.tsx";
import { useDraft } from "./draft-store.ts";

describe("a failed run", () => {
  test("opens the trial dialog when the uses are spent", async () => {
    const { user } = setUp({
      viewer: { kind: "user", plan: "free" },
      answer: refuse(403, "Monthly usage limit exceeded", "usage_limit_exceeded"),
    });
    await user.click(button("Humanize Text"));
    expect(await screen.findByRole("dialog", { name: "Free trial limit reached" })).toBeDefined();
    expect(screen.getByText("You've used all 5 of this month's humanizations")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Create a free account" })).toBeNull();
  });

  test("offers Premium, not the plan they have, to Basic users", async () => {
    const { user } = setUp({
      viewer: { kind: "user", plan: "basic" },
      answer: refuse(403, "Monthly usage limit exceeded", "usage_limit_exceeded"),
    });
    await user.click(button("Humanize Text"));
    expect(await screen.findByRole("dialog", { name: "Monthly limit reached" })).toBeDefined();
    expect(screen.getByText("Unlimited humanizations")).toBeDefined();
    expect(screen.getByRole("link", { name: "Upgrade to Premium - $24.99/month" })).toBeDefined();
  });

  test("says the server's words, keeps the text and gives the use back", async () => {
    const { user } = setUp({ answer: refuse(503, "Too busy", "overloaded") });
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("Too busy")).toBeDefined();
    expect(source().value).toBe(leverage.source);
    expect(usageCount()).toBe(0);
  });

  test("leaves it to the session to tell that it ended", async () => {
    const { user } = setUp({
      viewer: { kind: "user", plan: "free" },
      answer: refuse(401, "Sign in", "invalid_token"),
    });
    await user.click(button("Humanize Text"));
    await waitFor(() => expect(button("Humanize Text")).toBeDefined());
    expect(source().value).toBe(leverage.source);
    expect(screen.queryByText("Error")).toBeNull();
  });

  test("has words of its own when the network fails", async () => {
    const { user } = setUp({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("Failed to humanize text")).toBeDefined();
    expect(
      screen.getByText(
        "The last run failed. The connection to the server failed or was lost. Your text is still here, and nothing was charged.",
      ),
    ).toBeDefined();
  });

  test("says only once that nothing was charged", async () => {
    const { user } = setUp({
      answer: refuse(422, "Only English. Nothing was charged.", "unsupported_language"),
    });
    await user.click(button("Humanize Text"));
    expect(
      await screen.findByText(
        "The last run failed. Only English. Nothing was charged. Your text is still here.",
      ),
    ).toBeDefined();
  });

  test("keeps the earlier rewrite", async () => {
    useDraft.setState({ rewrite: leverage });
    const { user } = setUp({ answer: refuse(500, "Failed.", "internal") });
    await user.click(button("Humanize Text"));
    await screen.findByText("Failed.");
    expect(screen.getByText("We use tools.")).toBeDefined();
    expect(
      screen.getByText(
        "The last run failed. Failed. Your text is still here, and nothing was charged. The result below is from an earlier run.",
      ),
    ).toBeDefined();
  });

  test("is told no more once the text is another", async () => {
    useDraft.setState({ rewrite: leverage });
    const { user } = setUp({
      text: "Un texte.",
      answer: refuse(422, "Only English.", "unsupported_language"),
    });
    await user.click(button("Humanize Text"));
    const reason = () => screen.queryByText(/^The last run failed\. Only English\./u);
    await waitFor(() => expect(reason()).not.toBeNull());
    await user.clear(source());
    await user.type(source(), "Another text.");
    expect(reason()).toBeNull();
    expect(await screen.findByText("This is the result of an earlier text.")).toBeDefined();
  });
});
