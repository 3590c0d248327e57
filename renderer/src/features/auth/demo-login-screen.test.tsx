import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accountAnswers, maya } from "@/test/fake-account.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig } from "@/test/fake-config.ts";
import { renderInApp } from "@/test/render.tsx";
import { DemoLoginScreen } from "./demo-login-screen.tsx";

function setUp(login: () => Response | Promise<Response>) {
  const { fetch, calls } = createFakeFetch({
    ...accountAnswers({ ...maya, isDemo: true }),
    "GET /api/config": () => Response.json(localConfig),
    "POST /api/auth/login": login,
  });
  return { calls, ...renderInApp(<DemoLoginScreen />, { fetch, path: "/demo-login" }) };
}

const submit = () => screen.findByRole("button", { name: "Sign in" });

test("is filled in, logs in and goes to the dashboard", async () => {
  const { user, calls, session } = setUp(() => Response.json({ message: "Login successful" }));
  await user.click(await submit());
  expect(await screen.findByText("Login successful")).toBeDefined();
  expect(screen.getByText("Welcome to AI Humanizer!")).toBeDefined();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual(localConfig.demo);
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/dashboard"));
  expect(session.store.getState()).toMatchObject({ status: "signed-in", via: "demo" });
});

test.each([
  [
    "the server's words",
    () =>
      Response.json({ message: "Invalid email or password", code: "invalid_credentials" }, { status: 401 }),
    "Invalid email or password",
  ],
  [
    "words of its own",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Please check your credentials",
  ],
])("tells of a failure in %s", async (_, login, description) => {
  const { user, session } = setUp(login);
  await user.click(await submit());
  expect(await screen.findByText("Login failed")).toBeDefined();
  expect(screen.getByText(description)).toBeDefined();
  expect(session.store.getState().status).toBe("signed-out");
});
