import type { PublicConfig } from "@ai-humanizer/shared";
import { createMiddleware } from "hono/factory";

const common = { "x-content-type-options": "nosniff", "x-frame-options": "DENY" };

/** For answers of the API: they may not be kept or framed, and nothing in them may load or run. */
export const apiHeaders = {
  ...common,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

/**
 * For the web app: everything comes from its own origin, but for what Firebase needs to sign people in and Stripe to
 * take payments. Styles may be inline, scripts never.
 */
export function webHeaders({ firebase, billing }: Pick<PublicConfig, "firebase" | "billing">): Headers {
  const signIn = firebaseSources(firebase);
  const payment = stripeSources(billing);
  const connect = [...signIn.connect, ...payment.connect];
  const script = [...signIn.script, ...payment.script];
  const frame = [...signIn.frame, ...payment.frame];
  return {
    ...common,
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=(), geolocation=(), microphone=(), payment=(self${payment.wallets})`,
    // A sign-in window must be able to answer the page that opened it.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    // Unless a file may be kept, browsers ask whether it has changed.
    "cache-control": "no-cache",
    "content-security-policy": [
      "default-src 'none'",
      ["script-src 'self'", ...script].join(" "),
      // Dialogs and menus set a style element to lock scrolling.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      ["connect-src 'self'", ...connect].join(" "),
      ...(frame.length > 0 ? [`frame-src ${frame.join(" ")}`] : []),
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

/** What the Firebase SDK reaches: the emulator alone, or Google's API and the frame that its popups report to. */
function firebaseSources(firebase: PublicConfig["firebase"]) {
  if (firebase === null) return { connect: [], script: [], frame: [] };
  if (firebase.emulatorUrl !== null) return { connect: [firebase.emulatorUrl], script: [], frame: [] };
  return {
    connect: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    script: ["https://apis.google.com"],
    frame: [`https://${firebase.authDomain}`],
  };
}

/**
 * What the payment page reaches: the stand-in alone, or Stripe: https://docs.stripe.com/security/guide#csp. Stripe's
 * frame asks the browser's own wallets.
 */
function stripeSources({ mode, sandboxScriptUrl }: PublicConfig["billing"]) {
  if (mode === "off") return { connect: [], script: [], frame: [], wallets: "" };
  if (sandboxScriptUrl !== null) {
    const { origin } = new URL(sandboxScriptUrl);
    return { connect: [origin], script: [origin], frame: [], wallets: "" };
  }
  return {
    connect: ["https://api.stripe.com"],
    script: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    wallets: ' "https://js.stripe.com"',
  };
}

type Headers = Readonly<Record<string, string>>;

/** The headers, and, where the app is reached by HTTPS, the one that tells browsers never to use plain HTTP again. */
export function withTransportSecurity(headers: Headers, publicUrl: string): Headers {
  if (!publicUrl.startsWith("https:")) return headers;
  return { ...headers, "strict-transport-security": "max-age=31536000; includeSubDomains" };
}

/** Sets headers on every answer, errors included. */
export function fixedHeaders(headers: Headers) {
  const entries = Object.entries(headers);
  return createMiddleware(async (c, next) => {
    // Set ahead of the handler, so that the answer is built once.
    for (const [name, value] of entries) c.header(name, value);
    await next();
  });
}
