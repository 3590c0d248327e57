import { describe, expect, it } from "vitest";
import { mailSettings, stripeSettings } from "../../test/production.ts";
import { parseSettings } from "./parse.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://app.example.com/",
  APP_SECRET: "a secret of at least 32 characters",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "the-project.firebaseapp.com",
  FIREBASE_PROJECT_ID: "the-project",
  FIREBASE_APP_ID: "app",
  ADMIN_EMAILS: "Boss@Example.com, owner@example.com",
  ...stripeSettings,
  ...mailSettings,
};

describe("parseSettings", () => {
  it("needs nothing in local mode, and is loose there", () => {
    const settings = parseSettings({});
    expect(settings.mode).toBe("local");
    expect(settings.server).toMatchObject({
      port: 8787,
      host: "localhost",
      webRoot: null,
      trustedProxies: 0,
    });
    expect(settings.data).toMatchObject({ dir: "./data", databaseUrl: null });
    expect(settings.limits).toEqual({
      callsPerMinute: 6000,
      humanizesPerMinute: 600,
      guestUsesPerAddress: 1000,
    });
  });

  it("has tight limits in production", () => {
    const settings = parseSettings(production);
    expect(settings.mode).toBe("production");
    expect(settings.limits).toEqual({ callsPerMinute: 120, humanizesPerMinute: 30, guestUsesPerAddress: 10 });
  });

  it("has a demo login in production only if it is set", () => {
    expect(parseSettings({}).identity).toMatchObject({ demoEmail: "demo@example.com" });
    expect(parseSettings(production).identity).toMatchObject({ demoEmail: null, demoPassword: null });
  });

  it("refuses to start in production, naming each missing setting", () => {
    expect(() => parseSettings({ NODE_ENV: "production" })).toThrow(
      new RegExp(
        Object.keys(production)
          .slice(1)
          .map((name) => `${name} is missing: .+`)
          .join("\n"),
      ),
    );
  });

  it("names each malformed setting without showing its value", () => {
    const env = { PORT: "http", DATABASE_URL: "mysql://me:hunter2@host/db", APP_SECRET: "hunter2" };
    expect(() => parseSettings(env)).toThrow(
      /PORT is not valid[\s\S]+APP_SECRET is not valid[\s\S]+DATABASE_URL/,
    );
    expect(() => parseSettings(env)).not.toThrow(/hunter2/);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(parseSettings({ PORT: "" }).server.port).toBe(8787);
  });

  it("reads other origins in the form in which browsers send them", () => {
    const read = (origins: string) => parseSettings({ CORS_ORIGINS: origins }).server.corsOrigins;
    expect(read("https://two.example/, HTTPS://Three.example:443,http://localhost:5173")).toEqual([
      "https://two.example",
      "https://three.example",
      "http://localhost:5173",
    ]);
    expect(read("app://One/")).toEqual(["app://one"]);
  });

  it.each([
    "two.example",
    "*",
    "null",
    "https://two.example/path",
    "https://me@two.example",
    "https://two.example?a",
  ])("takes %s for no origin", (text) => {
    expect(() => parseSettings({ CORS_ORIGINS: `https://one.example, ${text}` })).toThrow(
      /CORS_ORIGINS is not valid: .*each must be an origin, such as/,
    );
  });

  it("reads lists, origins and numbers", () => {
    const { server, identity } = parseSettings({
      ...production,
      CORS_ORIGINS: "app://one, https://two.example",
      PORT: "80",
    });
    expect(server).toMatchObject({
      corsOrigins: ["app://one", "https://two.example"],
      publicUrl: "https://app.example.com",
      port: 80,
    });
    expect(identity.adminEmails).toEqual(["boss@example.com", "owner@example.com"]);
  });
});
