import { z } from "zod";
import { required, setting } from "../leaf.ts";
import { headerName, origin, origins, whole } from "../schemas.ts";

/** How the API is reached. */
export const server = {
  port: setting({ name: "PORT", schema: whole(0, 65_535), local: 8787, doc: "Port to listen on." }),
  host: setting({
    name: "HOST",
    schema: z.string(),
    local: "localhost",
    production: "0.0.0.0",
    doc: "Address to listen on.",
  }),
  publicUrl: setting({
    name: "PUBLIC_URL",
    schema: origin,
    local: "http://localhost:8787",
    production: required,
    doc: "Where people reach the app.",
  }),
  webRoot: setting({
    name: "WEB_ROOT",
    schema: z.string().nullable(),
    local: null,
    doc: "Folder of the built web app to serve; without it only the API is served.",
  }),
  desktopDownloadUrl: setting({
    name: "DESKTOP_DOWNLOAD_URL",
    schema: z.url({ protocol: /^https?$/ }).nullable(),
    local: null,
    doc: "Where people get the desktop app; {system} in it becomes windows, mac or linux. Without it 'Install for PC' installs the web app.",
  }),
  corsOrigins: setting({
    name: "CORS_ORIGINS",
    schema: origins,
    local: [],
    doc: "Other origins that may call the API from a browser, such as https://app.example.com, comma separated.",
  }),
  trustedProxies: setting({
    name: "TRUSTED_PROXIES",
    schema: whole(0, 10),
    local: 0,
    doc: "How many proxies stand in front; the client's address is read that far from the end of X-Forwarded-For.",
  }),
  shutdownMs: setting({
    name: "SHUTDOWN_MS",
    schema: whole(0, 600_000),
    local: 8_000,
    doc: "How long a stopping server waits for requests in flight, in ms.",
  }),
  countryHeader: setting({
    name: "COUNTRY_HEADER",
    schema: headerName,
    local: "cf-ipcountry",
    doc: "Header in which the trusted proxy tells the client's country; read only where TRUSTED_PROXIES is not 0.",
  }),
  cityHeader: setting({
    name: "CITY_HEADER",
    schema: headerName,
    local: "cf-ipcity",
    doc: "Header in which it tells the client's city.",
  }),
  secret: setting({
    name: "APP_SECRET",
    schema: z.string().min(32),
    local: "local-mode-only-and-never-secret-at-all",
    production: required,
    shown: "a fixed value",
    doc: "Key for hashing addresses and signing unsubscribe links, at least 32 characters.",
  }),
};

/** How often it may be called. */
export const limits = {
  callsPerMinute: setting({
    name: "RATE_LIMIT_CALLS",
    schema: whole(1, 1_000_000),
    local: 6_000,
    production: 120,
    doc: "Calls a minute, per client address and per guest or user, counted by each instance.",
  }),
  humanizesPerMinute: setting({
    name: "RATE_LIMIT_HUMANIZES",
    schema: whole(1, 1_000_000),
    local: 600,
    production: 30,
    doc: "Humanize calls a minute, counted in the same way.",
  }),
  guestUsesPerAddress: setting({
    name: "GUEST_USES_PER_ADDRESS",
    schema: whole(1, 1_000_000),
    local: 1_000,
    production: 10,
    doc: "Free trial uses a day (UTC) from one client address.",
  }),
};

/** What the desktop app is told. */
export const desktop = {
  minVersion: setting({
    name: "DESKTOP_MIN_VERSION",
    schema: z.string().regex(/^\d+\.\d+\.\d+$/),
    local: "0.0.0",
    doc: "The oldest version of the desktop app that may be used; older ones ask to be updated.",
  }),
};

/** What is logged. */
export const log = {
  level: setting({
    name: "LOG_LEVEL",
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    local: "warn",
    production: "info",
    doc: "How much is logged, as JSON lines on stdout.",
  }),
};
