import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../test/databases.ts";
import { bearer, idToken } from "../../test/id-token.ts";
import { mailSettings, stripeSettings } from "../../test/production.ts";
import { createLogger } from "../log.ts";
import { parseSettings } from "../settings/parse.ts";
import { createIdentity } from "./create-identity.ts";

const google = {
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "the-project.firebaseapp.com",
  FIREBASE_PROJECT_ID: "demo-ai-humanizer",
  FIREBASE_APP_ID: "app",
};
const production = {
  ...google,
  NODE_ENV: "production",
  PUBLIC_URL: "https://app.example.com",
  APP_SECRET: "x".repeat(32),
  ADMIN_EMAILS: "boss@example.com",
  ...stripeSettings,
  ...mailSettings,
};

describe("createIdentity", () => {
  const database = testDatabase(databases[0].open);
  let emulator: Server | undefined;
  afterEach(() => emulator?.close());

  const create = (env: Record<string, string>) =>
    createIdentity({
      settings: parseSettings(env),
      db: database.db,
      clock: Date.now,
      newId: () => crypto.randomUUID(),
      log: createLogger("silent"),
    });
  const unsigned = () => new Headers(bearer(idToken()));
  async function startEmulator(): Promise<string> {
    const server = createServer((_request, response) => response.end("{}"));
    emulator = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  it("signs in by the emulator in local mode", async () => {
    const host = await startEmulator();
    const { firebase, identify } = await create({ FIREBASE_AUTH_EMULATOR_HOST: host });
    expect(firebase).toMatchObject({ projectId: "demo-ai-humanizer", emulatorUrl: `http://${host}` });
    expect(await identify(unsigned())).toMatchObject({ actor: { kind: "user" } });
  });

  it("serves guests without it, and takes no unsigned token then", async () => {
    const { firebase, identify } = await create({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1" });
    expect(firebase).toBeNull();
    await expect(identify(unsigned())).rejects.toMatchObject({ status: 401 });
    const guest = new Headers({ "x-guest-session": crypto.randomUUID() });
    expect(await identify(guest)).toMatchObject({ actor: { kind: "guest" } });
  });

  it("signs in by Google where its settings are there", async () => {
    const { firebase } = await create(google);
    expect(firebase).toMatchObject({ apiKey: "key", emulatorUrl: null });
  });

  it("knows no emulator in production, even if one answers", async () => {
    const host = await startEmulator();
    const { firebase, identify } = await create({ ...production, FIREBASE_AUTH_EMULATOR_HOST: host });
    expect(firebase).toMatchObject({ apiKey: "key", emulatorUrl: null });
    await expect(identify(unsigned())).rejects.toMatchObject({ status: 401, code: "invalid_token" });
  });
});
