import { z } from "zod";
import { required, type SettingsOf, setting } from "./leaf.ts";

const whole = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
const amount = z.coerce.number().min(0).max(1_000_000);
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const emails = list.transform((items) => items.map((item) => item.toLowerCase()));
const priceSetting = (name: string, local: string, what: string) =>
  setting({
    name,
    schema: z.string(),
    local,
    production: required,
    doc: `Stripe's price id of ${what}.`,
  });
const headerName = z
  .string()
  .regex(/^[\w-]+$/)
  .toLowerCase();
/** An address that may stand in a header: no line breaks. */
const mailbox = z.string().regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "not an address");
const serviceAccount = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({ client_email: z.email(), private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----") }),
  );
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Every setting of the API. The README's table is generated from it. */
export const settingsTree = {
  server: {
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
      schema: list,
      local: [],
      doc: "Other origins that may call the API from a browser, comma separated.",
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
  },
  data: {
    dir: setting({
      name: "DATA_DIR",
      schema: z.string(),
      local: "./data",
      doc: "Folder of the SQLite database, and of the outbox where no mail is sent.",
    }),
    databaseUrl: setting({
      name: "DATABASE_URL",
      schema: postgresUrl.nullable(),
      local: null,
      doc: "A postgres:// URL to use Postgres instead of SQLite.",
    }),
    poolSize: setting({
      name: "DATABASE_POOL",
      schema: whole(1, 200),
      local: 10,
      doc: "Most connections to Postgres.",
    }),
    guestHistoryDays: setting({
      name: "GUEST_HISTORY_DAYS",
      schema: whole(1, 3650),
      local: 30,
      doc: "Days after which a guest's texts are deleted.",
    }),
  },
  identity: {
    apiKey: setting({
      name: "FIREBASE_API_KEY",
      schema: z.string().nullable(),
      local: null,
      production: required,
      doc: "The Firebase project's web API key.",
    }),
    authDomain: setting({
      name: "FIREBASE_AUTH_DOMAIN",
      schema: z
        .string()
        .regex(/^[\w.-]+$/)
        .nullable(),
      local: null,
      production: required,
      doc: "Where Firebase signs people in, such as my-project.firebaseapp.com.",
    }),
    projectId: setting({
      name: "FIREBASE_PROJECT_ID",
      schema: z.string(),
      local: "demo-ai-humanizer",
      production: required,
      doc: "The Firebase project; only its ID tokens are taken.",
    }),
    appId: setting({
      name: "FIREBASE_APP_ID",
      schema: z.string().nullable(),
      local: null,
      production: required,
      doc: "The Firebase web app's id.",
    }),
    emulatorHost: setting({
      name: "FIREBASE_AUTH_EMULATOR_HOST",
      schema: z
        .string()
        .regex(/^[\w.-]+:\d+$/)
        .nullable(),
      local: null,
      doc: "host:port of a Firebase Auth emulator; `npm start` starts one where this is not set. Never used in production.",
    }),
    serviceAccount: setting({
      name: "FIREBASE_SERVICE_ACCOUNT",
      schema: serviceAccount.nullable(),
      local: null,
      doc: "Key of a Firebase service account, as JSON; without it nobody can sign in on the desktop app.",
    }),
    adminEmails: setting({
      name: "ADMIN_EMAILS",
      schema: emails,
      local: ["admin@example.com", "owner@example.com"],
      production: required,
      doc: "Who may use the admin area, by verified e-mail, comma separated.",
    }),
    demoEmail: setting({
      name: "DEMO_EMAIL",
      schema: z.email().nullable(),
      local: "demo@example.com",
      production: null,
      doc: "E-mail of the demo login; without it and its password there is none.",
    }),
    demoPassword: setting({
      name: "DEMO_PASSWORD",
      schema: z.string().min(8).nullable(),
      local: "try-the-demo",
      production: null,
      doc: "Password of the demo login.",
    }),
  },
  billing: {
    secretKey: setting({
      name: "STRIPE_SECRET_KEY",
      schema: z
        .string()
        .regex(/^(sk|rk)_/)
        .nullable(),
      local: null,
      production: required,
      doc: "Stripe's secret key.",
    }),
    publishableKey: setting({
      name: "STRIPE_PUBLISHABLE_KEY",
      schema: z.string().regex(/^pk_/).nullable(),
      local: null,
      production: required,
      doc: "Stripe's publishable key, for the payment page.",
    }),
    webhookSecret: setting({
      name: "STRIPE_WEBHOOK_SECRET",
      schema: z
        .string()
        .regex(/^whsec_/)
        .nullable(),
      local: null,
      production: required,
      doc: "Signing secret of the webhook endpoint `/api/stripe/webhook`.",
    }),
    sandboxUrl: setting({
      name: "STRIPE_SANDBOX_URL",
      schema: origin.nullable(),
      local: null,
      doc: "Where a local stand-in for Stripe answers; `npm start` starts one where no key is set. Never used in production.",
    }),
    basicMonthly: priceSetting("STRIPE_PRICE_BASIC_MONTHLY", "price_basic_monthly", "a month of Basic"),
    basicYearly: priceSetting("STRIPE_PRICE_BASIC_YEARLY", "price_basic_yearly", "a year of Basic"),
    premiumMonthly: priceSetting(
      "STRIPE_PRICE_PREMIUM_MONTHLY",
      "price_premium_monthly",
      "a month of Premium",
    ),
    premiumYearly: priceSetting("STRIPE_PRICE_PREMIUM_YEARLY", "price_premium_yearly", "a year of Premium"),
    testPrice: setting({
      name: "STRIPE_TEST_PRICE",
      schema: z.string().nullable(),
      local: null,
      doc: "Price id of a one-off payment by which the test checkout tries out the way to Stripe and back; without it there is none.",
    }),
    portalConfiguration: setting({
      name: "STRIPE_PORTAL_CONFIGURATION",
      schema: z.string().nullable(),
      local: null,
      doc: "Id of the configuration of Stripe's billing portal; without it the account's default one.",
    }),
    promotionCode: setting({
      name: "PROMOTION_CODE",
      schema: z.string().max(100).nullable(),
      local: "HALFOFF",
      production: null,
      doc: "Stripe promotion code that campaigns offer; without it no promotion is taken.",
    }),
    requestLogDir: setting({
      name: "TEST_ARTIFACTS",
      schema: z.string().nullable(),
      local: null,
      doc: "Folder for `stripe-requests.jsonl`, a log of what is sent to Stripe, to check it against Stripe's API description. For tests only.",
    }),
  },
  mail: {
    smtpUrl: setting({
      name: "SMTP_URL",
      schema: z.url({ protocol: /^smtps?$/ }).nullable(),
      local: null,
      production: required,
      shown: "none (mails go to DATA_DIR/outbox)",
      doc: "The mail server, as smtps://user:password@host:465.",
    }),
    from: setting({
      name: "MAIL_FROM",
      schema: mailbox,
      local: "AI Humanizer <hello@localhost.localdomain>",
      production: required,
      doc: "Who mails come from, as `Name <address>`.",
    }),
    postalAddress: setting({
      name: "MAIL_POSTAL_ADDRESS",
      schema: z.string().min(10).max(300),
      local: "AI Humanizer, 1 Example Street, Springfield",
      production: required,
      doc: "The operator's postal address, which the law wants in promotional mail.",
    }),
    feedbackSecret: setting({
      name: "MAIL_FEEDBACK_SECRET",
      schema: z
        .string()
        .regex(/^[\w.~+/=-]{16,}$/)
        .nullable(),
      local: null,
      doc: "Bearer token by which the mail service reports bounces and complaints to /api/email/feedback; without it that is closed.",
    }),
    perSecond: setting({
      name: "MAIL_PER_SECOND",
      schema: whole(1, 1000),
      local: 200,
      production: 10,
      doc: "Most mails a second of a campaign.",
    }),
    connections: setting({
      name: "MAIL_CONNECTIONS",
      schema: whole(1, 20),
      local: 4,
      doc: "Most mails of a campaign under way at once.",
    }),
    campaignWaitMs: setting({
      name: "CAMPAIGN_WAIT_MS",
      schema: whole(0, 60_000),
      local: 10_000,
      doc: "How long the call that starts a campaign waits for its end; then it answers 202 with the numbers so far.",
    }),
  },
  engine: {
    threads: setting({
      name: "ENGINE_THREADS",
      schema: whole(0, 256),
      local: 0,
      shown: "0 (one a core)",
      doc: "Worker threads of the engine.",
    }),
    maxQueue: setting({
      name: "ENGINE_QUEUE",
      schema: whole(0, 100_000),
      local: 100,
      doc: "Runs that may wait for a worker; more are answered 503.",
    }),
    timeoutMs: setting({
      name: "HUMANIZE_TIMEOUT_MS",
      schema: whole(1, 600_000),
      local: 30_000,
      doc: "Longest a humanization may take, waiting included, in ms.",
    }),
  },
  provider: {
    name: setting({
      name: "PROVIDER",
      schema: z.enum(["local", "openai"]).nullable(),
      local: null,
      shown: "`openai` where a key or a URL for it is set, else `local`",
      doc: "Who rewrites: the embedded engine (English), or a language model (any language).",
    }),
    fallback: setting({
      name: "PROVIDER_FALLBACK",
      schema: z.enum(["local", "none"]),
      local: "local",
      doc: "Whether the embedded engine stands in, labelled, where the language model can't be reached.",
    }),
    apiKey: setting({
      name: "OPENAI_API_KEY",
      schema: z.string().nullable(),
      local: null,
      doc: "Key of the language model's server; servers of your own need none.",
    }),
    baseUrl: setting({
      name: "OPENAI_BASE_URL",
      schema: z.url({ protocol: /^https?$/ }).nullable(),
      local: null,
      shown: "OpenAI",
      doc: "Any OpenAI-compatible server, such as http://localhost:11434/v1 for Ollama.",
    }),
    model: setting({
      name: "OPENAI_MODEL",
      schema: z.string().nullable(),
      local: null,
      shown: "`gpt-4.1-mini`, or the first that your server lists",
      doc: "The language model.",
    }),
    runTimeoutMs: setting({
      name: "OPENAI_RUN_TIMEOUT_MS",
      schema: whole(1, 3_600_000),
      local: 180_000,
      doc: "Longest a humanization by the language model may take, in ms.",
    }),
    firstTokenMs: setting({
      name: "OPENAI_FIRST_TOKEN_MS",
      schema: whole(1, 600_000),
      local: 20_000,
      doc: "Longest the first token of an answer may take, in ms.",
    }),
    tokenMs: setting({
      name: "OPENAI_TOKEN_MS",
      schema: whole(1, 600_000),
      local: 15_000,
      doc: "Longest each token after it may take, in ms.",
    }),
    retries: setting({
      name: "OPENAI_RETRIES",
      schema: whole(0, 10),
      local: 2,
      doc: "How often a call that failed is tried again; a server's Retry-After is obeyed.",
    }),
    concurrency: setting({
      name: "OPENAI_CONCURRENCY",
      schema: whole(1, 10_000),
      local: 200,
      doc: "Humanizations by the language model at once; more are answered 503.",
    }),
    candidates: setting({
      name: "OPENAI_CANDIDATES",
      schema: whole(1, 8),
      local: 3,
      doc: "Rewrites of each stretch in the mode supercharge, of which the best is taken.",
    }),
    breakerFailures: setting({
      name: "OPENAI_BREAKER_FAILURES",
      schema: whole(1, 1000),
      local: 5,
      doc: "Failed calls in a row after which the server is left alone for a while.",
    }),
    breakerMs: setting({
      name: "OPENAI_BREAKER_MS",
      schema: whole(1, 3_600_000),
      local: 30_000,
      doc: "How long that while is, in ms.",
    }),
    inputPrice: setting({
      name: "OPENAI_INPUT_PRICE",
      schema: amount,
      local: 0,
      doc: "US dollars a million input tokens, for the metering.",
    }),
    outputPrice: setting({
      name: "OPENAI_OUTPUT_PRICE",
      schema: amount,
      local: 0,
      doc: "US dollars a million output tokens.",
    }),
    dailyLimit: setting({
      name: "OPENAI_DAILY_LIMIT",
      schema: amount.nullable(),
      local: null,
      doc: "US dollars that the language model may cost a day (UTC); it needs the prices.",
    }),
  },
  limits: {
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
  },
  desktop: {
    minVersion: setting({
      name: "DESKTOP_MIN_VERSION",
      schema: z.string().regex(/^\d+\.\d+\.\d+$/),
      local: "0.0.0",
      doc: "The oldest version of the desktop app that may be used; older ones ask to be updated.",
    }),
  },
  log: {
    level: setting({
      name: "LOG_LEVEL",
      schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
      local: "warn",
      production: "info",
      doc: "How much is logged, as JSON lines on stdout.",
    }),
  },
};

export type Settings = SettingsOf<typeof settingsTree> & {
  /** "production" where NODE_ENV says so: nothing is simulated there. */
  readonly mode: "local" | "production";
};
