import type { Campaign } from "@ai-humanizer/shared/admin";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createFakeFetch } from "@/test/fake-api.ts";
import { runningCampaign } from "@/test/fake-campaign.ts";
import { renderInApp } from "@/test/render.tsx";
import { CampaignsTab } from "./campaigns-tab.tsx";

type Answers = Parameters<typeof createFakeFetch>[0];

function setUp(campaigns: readonly Campaign[], answers: Answers = {}, all = 4) {
  const audiences = { all, free: 4, premium: 0, former_customers: 1 };
  const { fetch, calls } = createFakeFetch({
    "GET /api/admin/campaigns": () => Response.json({ campaigns, mail: "outbox" }),
    "GET /api/admin/audiences": () => Response.json(audiences),
    "GET /api/admin/outbox": () =>
      Response.json({
        mails: [{ id: "1", to: "maya@example.com", subject: "50% off", at: runningCampaign.createdAt }],
      }),
    ...answers,
  });
  return { calls, ...renderInApp(<CampaignsTab />, { fetch, path: "/admin?tab=campaigns" }) };
}

test.each([
  ["5000", 1000],
  ["0", 1],
  ["-3", 1],
  ["", 1],
  ["7", 7],
])("sends to as many as there may be where %j is typed", async (typed, limit) => {
  const { user, calls } = setUp([], {
    "POST /api/send-promotional-campaign": () => Response.json({ ...runningCampaign, done: true }),
  });
  const field = await screen.findByLabelText("Limit");
  expect(field).toMatchObject({ min: "1", max: "1000", value: "100" });
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: /^Send \d+ emails?$/ }));
  await waitFor(() => expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ limit }));
});

test("tells of a campaign that reached nobody as of a failure", async () => {
  const { user } = setUp([], {
    "POST /api/send-promotional-campaign": () =>
      Response.json({ ...runningCampaign, sent: 0, failed: 4, done: true }),
  });
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: "Send 4 emails" }));
  const title = await screen.findByText("Campaign Completed");
  expect(screen.getByText("Sent 0 emails, 4 failed")).toBeDefined();
  expect(title.closest("li")?.querySelector("svg")?.getAttribute("class")).toContain("text-danger");
});

test.each([
  ["Mail is down", "Mail is down"],
  ["", "Failed to send promotional emails"],
])("tells of a campaign that fails with %j", async (message, told) => {
  const { user } = setUp([], {
    "POST /api/send-promotional-campaign": () => Response.json({ message }, { status: 503 }),
  });
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: "Send 4 emails" }));
  expect(await screen.findByText("Campaign Failed")).toBeDefined();
  expect(screen.getByText(told)).toBeDefined();
});

test("does not tell of a failed campaign where only the admin's session has ended", async () => {
  const { user, calls } = setUp([], {
    "POST /api/send-promotional-campaign": () => Response.json(runningCampaign, { status: 202 }),
    "GET /api/admin/campaigns/c1": () => Response.json({ message: "Please sign in" }, { status: 401 }),
  });
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: "Send 4 emails" }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith("/campaigns/c1"))).toBe(true));
  expect(await screen.findByRole("button", { name: "Send Campaign" })).toBeDefined();
  expect(screen.queryByText("Campaign Failed")).toBeNull();
});

test("asks before it sends, and says when the same mail went out and to how many", async () => {
  const before = { ...runningCampaign, sent: 3, totalUsers: 3, done: true };
  const other = { ...before, campaignId: "c2", subject: "News" };
  const { user, calls } = setUp([other, before]);
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  const question = await screen.findByRole("dialog", { name: "Send to 4 people?" });
  expect(question.textContent).toContain("“50% off AI Humanizer: your discount is inside” goes to All Users");
  expect(question.textContent).toMatch(
    /The same email went out on Nov 2\d, 2025, .*: 3 emails to All Users\./,
  );
  expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Not now" }));
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("says beside the count when a campaign last went out, and to how many", async () => {
  const before = { ...runningCampaign, sent: 3, done: true };
  setUp([{ ...before, campaignId: "c2", sent: 0 }, before]);
  const card = await screen.findByRole("region", { name: "Promotional campaign" });
  expect(card.textContent).toMatch(/Last campaign: 3 emails to All Users, Nov 2\d, 2025, .*M\./);
});

test("warns of no campaign that reached nobody", async () => {
  const { user } = setUp([{ ...runningCampaign, sent: 0, failed: 4, done: true }], {}, 1);
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  const question = await screen.findByRole("dialog", { name: "Send to 1 person?" });
  expect(question.textContent).not.toContain("The same email");
});

test("stops a campaign that runs", async () => {
  const { user, calls } = setUp([runningCampaign], {
    "POST /api/admin/campaigns/c1/stop": () => Response.json(runningCampaign),
  });
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByRole("button", { name: "Stopping..." })).toHaveProperty("disabled", true);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("can stop the next campaign too", async () => {
  const campaigns = [runningCampaign];
  const { user } = setUp(campaigns, {
    "POST /api/admin/campaigns/c1/stop": () => Response.json(runningCampaign),
  });
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await screen.findByRole("button", { name: "Stopping..." });
  campaigns[0] = { ...runningCampaign, campaignId: "c2" };
  await waitFor(() => expect(screen.getByRole("button", { name: "Stop" })).toHaveProperty("disabled", false));
});

test("shows a mail in a frame that runs nothing", async () => {
  const html = "<script>parent.stolen = true</script><p>Half off</p>";
  const { user } = setUp([], {
    "GET /api/admin/outbox/1": () => Response.json({ html, source: "Subject: 50% off" }),
  });
  await user.click(await screen.findByRole("button", { name: "Open the email to maya@example.com" }));
  const frame = await screen.findByTitle("The email as a page");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("srcdoc")).toBe(html);
});
