import type { Campaign } from "@ai-humanizer/shared/admin";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createFakeFetch } from "@/test/fake-api.ts";
import { runningCampaign } from "@/test/fake-campaign.ts";
import { renderInApp } from "@/test/render.tsx";
import { CampaignsTab } from "./campaigns-tab.tsx";

const done: Campaign = {
  ...runningCampaign,
  sent: 3,
  failed: 1,
  done: true,
  finishedAt: runningCampaign.createdAt,
};

type Answers = Parameters<typeof createFakeFetch>[0];

function setUp(campaigns: () => readonly Campaign[], answers: Answers = {}) {
  const audiences = { all: 4, free: 4, premium: 0, former_customers: 1 };
  const { fetch, calls } = createFakeFetch({
    "GET /api/admin/campaigns": () => Response.json({ campaigns: campaigns(), mail: "smtp" }),
    "GET /api/admin/audiences": () => Response.json(audiences),
    ...answers,
  });
  return { calls, ...renderInApp(<CampaignsTab />, { fetch, path: "/admin?tab=campaigns" }) };
}
const told = () => screen.findByText("Sent 3 emails, 1 failed", {}, { timeout: 10_000 });

test("tells of the end of a campaign that somebody else started, and counts its audiences once", async () => {
  let looks = 0;
  const { calls } = setUp(() => {
    looks += 1;
    return looks > 1 ? [done] : [runningCampaign];
  });
  expect(await screen.findByRole("progressbar", { name: "Sent so far" })).toBeDefined();
  expect(await told()).toBeDefined();
  expect(screen.queryByRole("progressbar", { name: "Sent so far" })).toBeNull();
  expect(calls.filter(({ url }) => url === "/api/admin/audiences")).toHaveLength(1);
}, 20_000);

test("says nothing of campaigns that were over before", async () => {
  setUp(() => [done]);
  expect(await screen.findByText("boss@example.com")).toBeDefined();
  expect(screen.queryByText("Campaign Completed")).toBeNull();
});

test("goes on looking while the server is out of reach, and gives up where it is refused", async () => {
  let looks = 0;
  const { user, calls } = setUp(() => [], {
    "POST /api/send-promotional-campaign": () => Response.json(runningCampaign, { status: 202 }),
    "GET /api/admin/campaigns/c1": () => {
      looks += 1;
      if (looks === 1) return Response.error();
      if (looks === 2) return Response.json({ message: "Overloaded" }, { status: 503 });
      if (looks === 3) return Response.json(done);
      return Response.json({ message: "There is no such campaign", code: "not_found" }, { status: 404 });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: "Send 4 emails" }));
  expect(await told()).toBeDefined();
  expect(looks).toBe(3);
  await waitFor(() => expect(screen.getByRole("button", { name: "Send Campaign" })).toBeDefined());
  await user.click(screen.getByRole("button", { name: "Send Campaign" }));
  await user.click(await screen.findByRole("button", { name: "Send 4 emails" }));
  expect(await screen.findByText("Campaign Failed", {}, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByText("There is no such campaign")).toBeDefined();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
}, 30_000);
