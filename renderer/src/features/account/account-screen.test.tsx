import type { Profile, WorkingStatus } from "@ai-humanizer/shared";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import type { Platform } from "@/platform/platform.ts";
import { TryLater } from "@/platform/try-later.ts";
import { accountAnswers, maya, mayasStats, mayasStatus } from "@/test/fake-account.ts";
import { createFakeFetch, never } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { AccountScreen } from "./account-screen.tsx";

type Answers = Parameters<typeof createFakeFetch>[0];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
});

function setUp({
  profile = maya,
  status = mayasStatus,
  answers = {} as Answers,
  platform = createFakePlatform() as Platform,
} = {}) {
  const { identity } = createFakeIdentity("maya");
  const { fetch, calls } = createFakeFetch({
    ...accountAnswers(profile),
    "GET /api/working-status": () => Response.json(status),
    ...answers,
  });
  return {
    calls,
    identity,
    ...renderInApp(<AccountScreen />, { fetch, identity, platform, path: "/account" }),
  };
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const rowOf = (card: Awaited<ReturnType<typeof section>>, term: string) =>
  card.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

test("says 'Loading...' while there is no user", () => {
  setUp({ answers: { "GET /api/auth/me": never } });
  expect(screen.getByText("Loading...")).toBeDefined();
});

test("shows the profile", async () => {
  setUp();
  const card = await section("Profile Information");
  expect(rowOf(card, "Username")).toBe("maya");
  expect(rowOf(card, "Email")).toBe("maya@example.com");
  expect(rowOf(card, "Member since")).toBe("November 1, 2025");
});

test("signs out", async () => {
  const { user, identity } = setUp();
  await user.click((await section("Profile Information")).getByRole("button", { name: "Sign Out" }));
  expect(identity.signOut).toHaveBeenCalledOnce();
});

describe("signing out where texts exist only on this computer", () => {
  const open = async (upload = vi.fn(async (_id: string) => {})) => {
    let ids = ["id-2", "id-1"];
    const localHistory = {
      ids: async () => ids,
      upload: async (id: string) => {
        await upload(id);
        ids = ids.filter((each) => each !== id);
      },
    };
    const setup = setUp({ platform: createFakePlatform({ localHistory }) });
    const { user } = setup;
    await user.click((await section("Profile Information")).getByRole("button", { name: "Sign Out" }));
    const dialog = within(await screen.findByRole("dialog", { name: "2 texts exist only on this computer" }));
    expect(setup.identity.signOut).not.toHaveBeenCalled();
    const press = (name: string) => user.click(dialog.getByRole("button", { name }));
    return { ...setup, dialog, press, upload };
  };

  test("asks first, and leaves all as it is where the user stays", async () => {
    const { press, identity } = await open();
    await press("Stay signed in");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  test("deletes them where the user wants that", async () => {
    const { press, identity, upload } = await open();
    await press("Delete and sign out");
    expect(identity.signOut).toHaveBeenCalledExactlyOnceWith("signed-out");
    expect(upload).not.toHaveBeenCalled();
  });

  test("uploads them first, and stays signed in until that is done", async () => {
    const { press, dialog, identity, upload } = await open();
    upload.mockResolvedValueOnce().mockRejectedValueOnce(new Error("offline"));
    await press("Upload and sign out");
    expect((await dialog.findByRole("alert")).textContent).toContain("The upload failed");
    expect(identity.signOut).not.toHaveBeenCalled();
    await press("Upload and sign out");
    await waitFor(() => expect(identity.signOut).toHaveBeenCalledExactlyOnceWith("signed-out"));
    expect(upload.mock.calls).toEqual([["id-2"], ["id-1"], ["id-1"]]);
  });

  test("says how far it is, and pauses where the server asks for that", async () => {
    const { press, dialog, identity, upload } = await open();
    upload.mockResolvedValueOnce().mockRejectedValueOnce(new TryLater(1));
    await press("Upload and sign out");
    const line = await dialog.findByText(/goes on in 1 second\./);
    expect(line.textContent).toContain("1 of 2 uploaded.");
    expect(identity.signOut).not.toHaveBeenCalled();
    await waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(upload.mock.calls).toEqual([["id-2"], ["id-1"], ["id-1"]]);
  });

  test("says when to come back where the server takes no more for long", async () => {
    const { press, dialog } = await open(vi.fn(() => Promise.reject(new TryLater(3600))));
    await press("Upload and sign out");
    expect((await dialog.findByRole("alert")).textContent).toContain("Try again in 60 minutes");
  });

  test("does not sign out a user who decides to stay while it uploads", async () => {
    const sent = Promise.withResolvers<void>();
    const { press, identity, upload } = await open(vi.fn(() => sent.promise));
    await press("Upload and sign out");
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    await press("Stay signed in");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    sent.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(upload).toHaveBeenCalledOnce();
    expect(identity.signOut).not.toHaveBeenCalled();
  });
});

describe("the subscription", () => {
  const basic: Profile = {
    ...maya,
    plan: "basic",
    subscriptionPlan: "basic",
    monthlyLimit: 100,
    monthlyUsage: 40,
  };
  const premium: Profile = { ...maya, plan: "premium", subscriptionPlan: "premium", monthlyLimit: null };
  const statusOf = (part: Partial<WorkingStatus>): WorkingStatus => ({ ...mayasStatus, ...part });

  test.each([
    ["free", maya, mayasStatus, "Free Plan", "Active", "2/5", "$0", true],
    ["basic", basic, statusOf({ plan: "basic" }), "Basic Plan", "Active", "40/100", "$9.99/month", true],
    [
      "premium",
      premium,
      statusOf({ plan: "premium" }),
      "Premium Plan",
      "Active",
      "2/∞",
      "$24.99/month",
      false,
    ],
    [
      "past due",
      basic,
      statusOf({ plan: "basic", status: "past_due" }),
      "Basic Plan",
      "Past due",
      "40/100",
      "$9.99/month",
      true,
    ],
    ["canceled", maya, statusOf({ status: "canceled" }), "Free Plan", "Canceled", "2/5", "$0", true],
  ])("of a %s account", async (_, profile, status, plan, state, usage, price, upgrade) => {
    setUp({ profile, status });
    const card = await section("Subscription Details");
    await waitFor(() => expect(rowOf(card, "Current plan")).toBe(plan));
    expect(rowOf(card, "Status")).toBe(state);
    expect(rowOf(card, "Monthly usage")).toBe(usage);
    expect(rowOf(card, "Billing")).toBe("You are on the Free plan.");
    expect(rowOf(card, "Price")).toBe(price);
    const link = card.queryByRole("link", { name: "Upgrade Account" });
    expect(link?.getAttribute("href") ?? null).toBe(upgrade ? "/pricing" : null);
    const manageable = status.plan !== "free" && status.status === "active";
    expect(card.queryByRole("button", { name: "Manage Subscription" }) !== null).toBe(manageable);
    expect(card.queryByRole("button", { name: "Cancel Subscription" }) !== null).toBe(manageable);
  });

  test("billed by the year says what the year costs", async () => {
    setUp({ profile: basic, status: statusOf({ plan: "basic", period: "yearly" }) });
    const card = await section("Subscription Details");
    await waitFor(() => expect(rowOf(card, "Price")).toBe("$5.99/month, billed $71.88 a year"));
  });

  const basicStatus = statusOf({ plan: "basic", user: { subscriptionPlan: "basic", monthlyUsage: 2 } });

  test("is canceled in two clicks, and asked for again", async () => {
    let now: unknown = basicStatus;
    const cancel = () => {
      now = mayasStatus;
      return Response.json({ message: "You are on the Free plan now." });
    };
    const answers = {
      "POST /api/working-cancel": cancel,
      "GET /api/working-status": () => Response.json(now),
    };
    const { user } = setUp({ profile: basic, answers });
    await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
    await user.click(await screen.findByRole("button", { name: "Confirm Cancellation" }));
    expect(await screen.findByText("Subscription Cancelled")).toBeDefined();
    expect(screen.getByText("You are on the Free plan now.")).toBeDefined();
    const card = await section("Subscription Details");
    await waitFor(() => expect(rowOf(card, "Current plan")).toBe("Free Plan"));
  });

  test("can run to the end of what is paid for: the question leads to the billing portal", async () => {
    const { user, calls } = setUp({
      profile: basic,
      status: statusOf({ ...basicStatus, periodEnd: "2025-12-22T12:00:00.000Z" }),
    });
    await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
    const question = await screen.findByRole("dialog", { name: "Cancel your Basic plan?" });
    expect(question.textContent).toContain(
      "To keep it until December 22, 2025, cancel at period end in the billing portal.",
    );
    await user.click(within(question).getByRole("button", { name: "billing portal" }));
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain("/api/simple-manage"));
  });

  test.each([
    ["Too busy", "Too busy"],
    ["", "Failed to cancel subscription"],
  ])("is kept on second thoughts, and a cancellation that fails with %j is told", async (message, told) => {
    const answers = {
      "POST /api/working-cancel": () => Response.json({ message }, { status: 503 }),
    };
    const { user, calls } = setUp({ profile: basic, status: basicStatus, answers });
    await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
    const keep = await screen.findByRole("button", { name: "Keep Subscription" });
    expect(document.activeElement, "what a second Enter presses").toBe(keep);
    await user.click(keep);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls.some(({ url }) => url === "/api/working-cancel")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Cancel Subscription" }));
    await user.click(await screen.findByRole("button", { name: "Confirm Cancellation" }));
    await waitFor(() =>
      expect(useToasts.getState().toasts[0]).toMatchObject({
        title: "Cancellation Error",
        description: told,
      }),
    );
  });

  test.each([
    ["opens the portal", { url: "https://pay.example.com/p" }, ["https://pay.example.com/p"], undefined],
    ["waits for a portal without an address", { url: null }, [], { title: "Portal Opening" }],
    [
      "tells of a portal that fails",
      { message: "Down" },
      [],
      { variant: "destructive", title: "Error", description: "Down" },
    ],
    [
      "tells of a portal that fails without words",
      { message: "" },
      [],
      { title: "Error", description: "Failed to access subscription management" },
    ],
  ])("%s", async (_, answer, visited, told) => {
    const platform = createFakePlatform();
    const portal = () => Response.json(answer, { status: "message" in answer ? 503 : 200 });
    const answers = { "POST /api/simple-manage": portal };
    const { user } = setUp({ profile: basic, status: basicStatus, answers, platform });
    await user.click(await screen.findByRole("button", { name: "Manage Subscription" }));
    await waitFor(() => {
      expect(platform.visited).toEqual(visited);
      expect(useToasts.getState().toasts.slice(0, 1)).toMatchObject(told ? [told] : []);
    });
  });

  test("that can't be had says why and can be asked for again", async () => {
    const refused = () => Response.json({ message: "Too busy" }, { status: 503 });
    const answer = vi.fn<() => Response>(refused);
    const { user } = setUp({ answers: { "GET /api/working-status": () => answer() } });
    expect((await screen.findByRole("alert")).textContent).toContain("Too busy");
    answer.mockImplementation(() => Response.json(mayasStatus));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("You are on the Free plan.")).toBeDefined();
  });
});

test("downloads all data as JSON", async () => {
  const all = {
    exportedAt: maya.createdAt,
    profile: maya,
    location: { country: "NL", city: "Utrecht" },
    stats: mayasStats,
    usage: [],
    payments: [],
    subscriptionChanges: [],
    mail: { suppressed: null, campaigns: [] },
    history: [],
  };
  const { user } = setUp({ answers: { "GET /api/account/export": () => Response.json(all) } });
  const saved: Blob[] = [];
  // jsdom has no object URLs.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await user.click((await section("Your Data")).getByRole("button", { name: "Export" }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual(all);
});

describe("deleting the account", () => {
  const open = async (answer: () => Response) => {
    const setup = setUp({ answers: { "DELETE /api/account": answer } });
    await setup.user.click((await section("Your Data")).getByRole("button", { name: "Delete..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    const field = dialog.getByLabelText("Type maya@example.com to confirm");
    const confirm = dialog.getByRole("button", { name: "Delete my account" });
    return { ...setup, dialog, field, confirm };
  };

  test("names the loss, waits for the e-mail, and signs out", async () => {
    const { user, dialog, field, confirm, identity, calls } = await open(() =>
      Response.json({ message: "Gone" }),
    );
    expect(dialog.getByText(/every text in your history/u)).toBeDefined();
    await user.type(field, "maya@example.co");
    expect(confirm.hasAttribute("disabled")).toBe(true);
    await user.keyboard("{Enter}");
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    await user.type(field, "M{Enter}");
    expect(await screen.findByText("Account deleted")).toBeDefined();
    expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({ confirm: "maya@example.coM" });
    expect(identity.signOut).toHaveBeenCalledOnce();
  });

  test("that needs a fresh sign-in says so, and nothing is lost", async () => {
    const { user, dialog, field, identity } = await open(() =>
      Response.json({ message: "No", code: "recent_sign_in_required" }, { status: 403 }),
    );
    await user.type(field, "maya@example.com{Enter}");
    expect((await dialog.findByRole("alert")).textContent).toContain("Sign out, sign in again");
    expect(identity.signOut).not.toHaveBeenCalled();
  });
});
