import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { noteAccount } from "@/lib/trial-context.ts";
import { accountAnswers, maya } from "@/test/fake-account.ts";
import { createFakeFetch, never } from "@/test/fake-api.ts";
import { liveConfig, localConfig, operatorPages } from "@/test/fake-config.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

beforeEach(() => sessionStorage.clear());

function setUp({ config = liveConfig, profile = maya, userId = null as string | null } = {}) {
  const { identity } = createFakeIdentity(userId);
  const { fetch } = createFakeFetch({
    ...accountAnswers(profile),
    "GET /api/config": () => Response.json(config),
  });
  return { identity, ...renderInApp(<SignInScreen />, { fetch, identity, path: "/auth" }) };
}

const google = () => screen.findByRole("button", { name: "Continue with Google" });
const apple = () => screen.findByRole("button", { name: "Continue with Apple" });
const path = () => screen.getByTestId("path").textContent;

test("shows a spinner while it is open who is there, then both buttons and the note", async () => {
  setUp();
  expect(screen.getByText("Loading")).toBeDefined();
  expect(await google()).toBeDefined();
  expect(await apple()).toBeDefined();
  expect(
    screen.getByText("By signing in, you agree to our Terms of Service and Privacy Policy."),
  ).toBeDefined();
});

test("links the operator's terms and privacy policy", async () => {
  setUp({ config: { ...liveConfig, operator: operatorPages } });
  const terms = await screen.findByRole("link", { name: "Terms of Service" });
  expect(terms.getAttribute("href")).toBe(operatorPages.termsUrl);
  expect(terms.parentElement?.textContent).toBe(
    "By signing in, you agree to our Terms of Service and Privacy Policy.",
  );
  const privacy = screen.getByRole("link", { name: "Privacy Policy" });
  expect(privacy.getAttribute("href")).toBe(operatorPages.privacyUrl);
});

test("marks the button that runs and disables both", async () => {
  const { user, identity } = setUp();
  identity.signIn.mockReturnValueOnce(new Promise(() => {}));
  await user.click(await apple());
  expect(screen.getByRole("button", { name: "Signing in..." }).hasAttribute("disabled")).toBe(true);
  expect((await google()).hasAttribute("disabled")).toBe(true);
  expect(identity.signIn).toHaveBeenCalledExactlyOnceWith("apple");
});

test("greets and goes to the dashboard", async () => {
  const { user } = setUp({ profile: { ...maya, isNewUser: true } });
  await user.click(await google());
  expect(await screen.findByText("Account Created!")).toBeDefined();
  await waitFor(() => expect(path()).toBe("/dashboard"));
});

test("sends on whoever is signed in already, without a word", async () => {
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
  setUp({ userId: "maya" });
  await waitFor(() => expect(path()).toBe("/dashboard"));
  expect(screen.queryByText("Welcome Back!")).toBeNull();
});

test.each([
  ["Google", "Google sign in failed"],
  ["Apple", "Apple sign in failed"],
])("tells of a failed sign-in by %s and lets it be tried again", async (name, title) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, identity } = setUp();
  identity.signIn.mockRejectedValueOnce(new Error("Raw words"));
  await user.click(await screen.findByRole("button", { name: `Continue with ${name}` }));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText("Raw words")).toBeDefined();
  expect((await google()).hasAttribute("disabled")).toBe(false);
});

test("tells of a redirect that was cancelled", async () => {
  sessionStorage.setItem("ai-humanizer-signing-in", "true");
  const { identity } = createFakeIdentity();
  identity.finishRedirect.mockRejectedValueOnce(
    Object.assign(new Error("raw"), { code: "auth/user-cancelled" }),
  );
  const { fetch } = createFakeFetch({ "GET /api/config": () => Response.json(liveConfig) });
  renderInApp(<SignInScreen />, { fetch, identity, path: "/auth" });
  expect(await screen.findByText("Apple sign in failed")).toBeDefined();
  expect(screen.getByText("Sign-in was cancelled. Please try again.")).toBeDefined();
});

test("shows Apple's public configuration on demand, and nothing secret", async () => {
  setUp();
  const block = (await screen.findByText("Apple sign-in configuration")).closest("details");
  expect(block?.open).toBe(false);
  expect(block?.textContent).toContain("auth.example.com");
  expect(block?.textContent).toContain("Popup, then redirect");
  expect(block?.textContent).not.toContain("key");
});

test("says so where the server has no sign-in", async () => {
  const { fetch } = createFakeFetch({
    "GET /api/config": () => Response.json({ ...liveConfig, firebase: null }),
  });
  renderInApp(<SignInScreen />, { fetch, path: "/auth" });
  expect(await screen.findByText("Sign-in is not set up on this server.")).toBeDefined();
  expect((await google()).hasAttribute("disabled")).toBe(true);
});

test("names the offer to whoever comes from the trial", async () => {
  localStorage.setItem("guestAuthContext", "freeTrial");
  setUp();
  expect(await screen.findByRole("heading", { name: "Create your free account" })).toBeDefined();
  expect(screen.getByText(/2 additional free humanizations/u)).toBeDefined();
});

test("names no bonus to whoever has had an account here", async () => {
  localStorage.setItem("guestAuthContext", "freeTrial");
  noteAccount();
  setUp();
  expect(await screen.findByRole("heading", { name: "Sign in to AI Humanizer" })).toBeDefined();
  expect(screen.queryByText(/additional free humanizations/u)).toBeNull();
});

test("is there where storage is forbidden", async () => {
  vi.stubGlobal("localStorage", undefined);
  setUp();
  expect(await screen.findByRole("heading", { name: "Sign in to AI Humanizer" })).toBeDefined();
});

describe("in local mode", () => {
  const users = [
    {
      email: "ana@example.com",
      displayName: "Ana",
      providerUserInfo: [{ providerId: "google.com", rawId: "g-1" }],
    },
    {
      email: "abe@example.com",
      displayName: "Abe",
      providerUserInfo: [{ providerId: "apple.com", rawId: "a-1" }],
    },
    { email: "bare@example.com" },
  ];

  function setUpLocal(answer: () => Response | Promise<Response> = () => Response.json({ users })) {
    const emulator = createFakeFetch({
      "GET http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/project/accounts:batchGet?maxResults=-1":
        answer,
    });
    vi.stubGlobal("fetch", emulator.fetch);
    return { calls: emulator.calls, ...setUp({ config: localConfig }) };
  }

  test("offers this provider's accounts and signs in to the one chosen", async () => {
    const { user, identity, calls } = setUpLocal();
    await user.click(await google());
    const dialog = within(await screen.findByRole("dialog", { name: "Choose a local account" }));
    const account = await dialog.findByRole("button", { name: /Ana/u });
    expect(dialog.queryByText("Abe")).toBeNull();
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer owner");
    await user.click(account);
    const chosen = { subject: "g-1", email: "ana@example.com", name: "Ana" };
    expect(identity.signInLocally).toHaveBeenCalledExactlyOnceWith("google", chosen);
    await waitFor(() => expect(path()).toBe("/dashboard"));
  });

  test("makes a new account of an e-mail and a name", async () => {
    const { user, identity } = setUpLocal(() => Response.json({}));
    await user.click(await apple());
    await user.type(await screen.findByLabelText("Email"), "New@Example.com");
    await user.click(screen.getByRole("button", { name: "Create and sign in" }));
    const made = { subject: "apple-new@example.com", email: "new@example.com", name: "new" };
    expect(identity.signInLocally).toHaveBeenCalledExactlyOnceWith("apple", made);
  });

  test("counts closing the chooser as cancelling", async () => {
    const { user, identity } = setUpLocal(never);
    await user.click(await apple());
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Apple sign in failed")).toBeDefined();
    expect(screen.getByText("Sign-in was cancelled. Please try again.")).toBeDefined();
    expect(identity.signInLocally).not.toHaveBeenCalled();
  });
});
