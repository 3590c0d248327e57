import type { AdminUser, Campaign } from "@ai-humanizer/shared/admin";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createFakeFetch } from "@/test/fake-api.ts";
import { renderInApp } from "@/test/render.tsx";
import { AdminScreen } from "./admin-screen.tsx";

type Answers = Parameters<typeof createFakeFetch>[0];

const user = (name: string, values: Partial<AdminUser> = {}): AdminUser => ({
  id: `id-of-${name}`,
  email: `${name}@example.com`,
  username: name,
  displayName: null,
  subscriptionPlan: null,
  monthlyUsage: 3,
  country: null,
  city: null,
  createdAt: "2025-11-21T10:00:00.000Z",
  ...values,
});
const users = [user("maya", { subscriptionPlan: "premium", country: "NL", city: "Utrecht" }), user("ana")];
const firstUsers = "GET /api/admin/users?limit=25&sort=createdAt&order=desc";
const campaign: Campaign = {
  audience: "free",
  totalUsers: 4,
  sent: 3,
  failed: 1,
  campaignId: "c1",
  done: true,
  subject: "50% off",
  createdBy: "boss@example.com",
  createdAt: "2025-11-21T10:00:00.000Z",
  finishedAt: "2025-11-21T10:01:00.000Z",
  uncertain: 1,
  skipped: 0,
  problem: null,
};
const campaigns = (list: readonly Campaign[], mail = "smtp") => ({
  "GET /api/admin/campaigns": () => Response.json({ campaigns: list, mail }),
  "GET /api/admin/audiences": () => Response.json({ all: 40, free: 4, premium: 0, former_customers: 1 }),
});

function setUp(tab: string, answers: Answers = {}) {
  const list = () => Response.json({ users, total: 2, found: 2, sorted: "newest signups first" });
  const { fetch, calls } = createFakeFetch({ [firstUsers]: list, ...answers });
  return { calls, ...renderInApp(<AdminScreen />, { fetch, path: `/admin?tab=${tab}` }) };
}

test("shows users with plan, usage, place and time, and their number in the tab", async () => {
  setUp("users");
  const [, maya, ana] = await screen.findAllByRole("row");
  expect(maya?.textContent).toMatch(/maya@example\.com@mayaPREMIUM3 usesUtrecht, NetherlandsNov 21, 2025/u);
  expect(ana?.textContent).toMatch(/FREE3 usesNo location/u);
  expect(screen.getByRole("tab", { name: "Users 2" })).toBeDefined();
  expect(screen.getByText("2 users, newest signups first")).toBeDefined();
});

test("shows the name that a user goes by, and filters by it", async () => {
  const named = [user("maya"), user("ana", { displayName: "José Ruiz" })];
  const list = { users: named, total: 2, found: 2, sorted: "newest signups first" };
  const { user: person } = setUp("users", { [firstUsers]: () => Response.json(list) });
  await person.type(await screen.findByRole("searchbox"), "josé");
  const [, ana, ...others] = screen.getAllByRole("row");
  expect(ana?.textContent).toMatch(/^ana@example\.com@ana · José RuizFREE/u);
  expect(others).toEqual([]);
});

test("filters what is in sight at once, and asks the server once the typing rests", async () => {
  const { user: person, calls } = setUp("users");
  await person.type(await screen.findByRole("searchbox"), "MAY");
  expect(screen.getAllByRole("row")).toHaveLength(2);
  await waitFor(() => expect(calls.at(-1)?.url).toContain("q=MAY"));
});

test("says so while it loads, where nobody is found, and where it fails", async () => {
  const answer = vi.fn(() => Response.json({ message: "Too busy" }, { status: 503 }));
  const { user: person } = setUp("users", { [firstUsers]: () => answer() });
  expect(screen.getByText("Loading users...")).toBeDefined();
  expect((await screen.findByRole("alert")).textContent).toContain("Too busy");
  answer.mockImplementation(() => Response.json({ users: [], total: 0, found: 0, sorted: "" }));
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No users found")).toBeDefined();
});

test("asks anew by its button, and keeps what it has where that fails", async () => {
  const list = { users, total: 2, found: 2, sorted: "newest signups first" };
  const answer = vi.fn(() => Response.json(list));
  const { user: person } = setUp("users", { [firstUsers]: () => answer() });
  await person.click(await screen.findByRole("button", { name: "Refresh Data" }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  answer.mockImplementation(() => Response.json({ message: "Too busy" }, { status: 503 }));
  await person.click(screen.getByRole("button", { name: "Refresh Data" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too busy");
  expect(screen.getByText("maya@example.com")).toBeDefined();
});

test("shows empty humanizations and payments by their words", async () => {
  const empty = { total: 0, found: 0 };
  const { user: person } = setUp("humanizations", {
    "GET /api/admin/humanizations?limit=25&sort=createdAt&order=desc": () =>
      Response.json({ humanizations: [], ...empty }),
    "GET /api/admin/payments?limit=25&sort=createdAt&order=desc&changesOffset=0": () =>
      Response.json({
        payments: [],
        subscriptions: [],
        subscriptionsTotal: 0,
        subscriptionsFound: 0,
        ...empty,
      }),
  });
  expect(await screen.findByText("No humanizations found")).toBeDefined();
  await person.click(screen.getByRole("tab", { name: "Payments" }));
  expect(await screen.findByText("No payments found")).toBeDefined();
});

test("cuts ids and texts, and formats money and time", async () => {
  const at = "2025-11-21T10:00:00.000Z";
  const { user: person, calls } = setUp("payments", {
    "GET /api/admin/payments?limit=25&sort=createdAt&order=desc&changesOffset=0": () =>
      Response.json({
        payments: [
          {
            id: "in_1",
            userId: "0123456789",
            userEmail: "maya@example.com",
            amount: 999,
            refunded: 0,
            currency: "usd",
            plan: "basic",
            status: "failed",
            stripePaymentId: "pi_0123456789012345678901",
            createdAt: at,
          },
        ],
        subscriptions: [
          {
            id: "s",
            userId: "9876543210",
            userEmail: "ana@example.com",
            previousPlan: "free",
            newPlan: "basic",
            reason: "payment_failed",
            changedAt: at,
          },
        ],
        total: 1,
        found: 1,
        subscriptionsTotal: 30,
        subscriptionsFound: 30,
      }),
    "GET /api/admin/humanizations?limit=25&sort=createdAt&order=desc": () =>
      Response.json({
        humanizations: [
          {
            id: "h",
            userId: "0123456789",
            originalText: "x".repeat(90),
            tone: "formal",
            wordCount: 1234,
            processingTime: 2340,
            createdAt: at,
            provider: "openai",
            model: "gpt",
            fallback: true,
            tokensIn: 1200,
            tokensOut: 80,
            costMicros: 1234,
          },
        ],
        total: 1,
        found: 1,
      }),
  });
  expect((await screen.findByText("01234567")).closest("tr")?.textContent).toMatch(
    /^maya@example\.com01234567\$9\.99 USDbasicfailedpi_01234567890123456Nov 21/u,
  );
  expect(screen.getByText("free → basic").closest("tr")?.textContent).toMatch(
    /^ana@example\.com98765432free → basicpayment failed/u,
  );
  expect(screen.getByText("1 to 25 of 30 changes")).toBeDefined();
  await person.click(screen.getAllByRole("button", { name: "Next" })[1] ?? document.body);
  await waitFor(() => expect(calls.at(-1)?.url).toContain("order=desc&changesOffset=25"));
  await person.click(screen.getByRole("tab", { name: "Humanizations" }));
  const run = (await screen.findByText(`${"x".repeat(80)}…`)).closest("tr");
  expect(run?.textContent).toMatch(
    /^01234567x+…formal1,2342\.3sgpt, engine in part1,200 in, 80 out\$0\.0012/u,
  );
});

test("asks before it sends, then tells how it went", async () => {
  const result = { ...campaign, audience: "all", sent: 39, failed: 1 };
  const { user: person, calls } = setUp("campaigns", {
    ...campaigns([]),
    "POST /api/send-promotional-campaign": () => Response.json(result),
  });
  await person.click(await screen.findByRole("button", { name: "Send Campaign" }));
  const question = screen.getByRole("dialog", { name: "Send to 40 people?" });
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await person.click(within(question).getByRole("button", { name: "Send 40 emails" }));
  expect(await screen.findByText("Campaign Completed")).toBeDefined();
  expect(screen.getByText("Sent 39 emails, 1 failed")).toBeDefined();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ targetAudience: "all", limit: 100 });
});

test("waits for a campaign that takes longer", async () => {
  let looks = 0;
  const { user: person } = setUp("campaigns", {
    ...campaigns([]),
    "POST /api/send-promotional-campaign": () =>
      Response.json({ ...campaign, sent: 0, failed: 0, done: false }, { status: 202 }),
    "GET /api/admin/campaigns/c1": () => {
      looks += 1;
      return Response.json({ ...campaign, done: looks > 1 });
    },
  });
  await person.clear(await screen.findByLabelText("Limit"));
  await person.type(screen.getByLabelText("Limit"), "5");
  await person.click(screen.getByRole("button", { name: "Send Campaign" }));
  await person.click(screen.getByRole("button", { name: "Send 5 emails" }));
  expect(await screen.findByText("Sending...")).toBeDefined();
  expect(await screen.findByText("Sent 3 emails, 1 failed", {}, { timeout: 10_000 })).toBeDefined();
  expect(looks).toBe(2);
}, 20_000);

test("shows what became of past campaigns, and who got nothing", async () => {
  const { user: person } = setUp("campaigns", {
    ...campaigns([campaign]),
    "GET /api/admin/campaigns/c1/problems": () =>
      Response.json({
        recipients: [{ email: "eve@example.com", state: "uncertain", reason: "The server went down" }],
      }),
  });
  await person.click(await screen.findByRole("button", { name: /^Show the problems/u }));
  const dialog = screen.getByRole("dialog", { name: "Who got nothing" });
  expect(await within(dialog).findByText("eve@example.com")).toBeDefined();
  expect(within(dialog).getByText("Perhaps arrived")).toBeDefined();
});

test("sends a test mail, and tells the failures apart", async () => {
  const answer = vi.fn(() => Response.json({ success: true }));
  const { user: person } = setUp("campaigns", { ...campaigns([]), "POST /api/test-email": () => answer() });
  const button = await screen.findByRole("button", { name: "Send Test" });
  expect(button).toHaveProperty("disabled", true);
  await person.type(screen.getByLabelText("Email address"), "boss@example.com");
  await person.click(button);
  expect(await screen.findByText("Test Email Sent")).toBeDefined();
  expect(screen.getByText("Promotional test email sent successfully")).toBeDefined();
  answer.mockImplementation(() => Response.json({ success: false }));
  await person.click(button);
  expect(await screen.findByText("Email failed to send")).toBeDefined();
  answer.mockImplementation(() => Response.json({ message: "No" }, { status: 500 }));
  await person.click(button);
  expect(await screen.findByText("Failed to send test email")).toBeDefined();
  expect(screen.getByText("Test Email Failed")).toBeDefined();
});

test("sends nothing where there is nothing to offer", async () => {
  setUp("campaigns", campaigns([], "off"));
  expect(await screen.findByText(/^Campaigns are off/u)).toBeDefined();
  expect(screen.getByRole("button", { name: "Send Campaign" })).toHaveProperty("disabled", true);
});
