import { z } from "zod";
import { required, setting } from "../leaf.ts";
import { emails, serviceAccount } from "../schemas.ts";

/** Who people are: Firebase, admins, the demo login. */
export const identity = {
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
    doc: "Password of the demo login. It is public: the demo login's screen is filled in with both.",
  }),
};
