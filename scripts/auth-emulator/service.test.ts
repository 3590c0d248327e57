import path from "node:path";
import { expect, test } from "vitest";
import { authEmulator } from "./service.ts";

test("local mode runs one, for the project in use, with its accounts in the data folder", async () => {
  const { services, env } = await authEmulator("/data", { FIREBASE_PROJECT_ID: "mine" });
  const [service] = services;
  const host = env.FIREBASE_AUTH_EMULATOR_HOST ?? "";
  expect(service?.readyUrl).toBe(`http://${host}/`);
  expect(service?.args.slice(-3)).toEqual([
    "mine",
    host.split(":")[1],
    path.join("/data", "auth-emulator", "accounts.json"),
  ]);
  expect(service?.optional).toBeTruthy();
});

test.each([
  { NODE_ENV: "production" },
  { FIREBASE_API_KEY: "key" },
  { FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" },
])("there is none where sign-in is set up otherwise: %j", async (env) => {
  expect(await authEmulator("/data", env)).toEqual({ services: [], env: {} });
});
