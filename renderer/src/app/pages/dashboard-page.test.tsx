import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { createFakeFetch, never } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

test("has the limits of the plan of last time until the profile is here", async () => {
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"basic"}');
  useDraft.setState({ tone: "formal" });
  const { fetch } = createFakeFetch({ "GET /api/auth/me": never });
  renderInApp(<DashboardPage />, { fetch, identity: createFakeIdentity("maya").identity });
  expect(await screen.findByText("0/1,000 words")).toBeDefined();
  expect(screen.getByRole("combobox").textContent).toBe("Formal");
  expect(useDraft.getState().tone).toBe("formal");
});
