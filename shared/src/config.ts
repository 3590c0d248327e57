import * as z from "zod/mini";
import { billingConfigSchema } from "./billing-config.ts";

/** Where the operator's own pages are; null where they have none. */
const operatorPagesSchema = z.object({
  termsUrl: z.nullable(z.string()),
  privacyUrl: z.nullable(z.string()),
  /** A page, or `mailto:` and an address. */
  supportUrl: z.nullable(z.string()),
});
export type OperatorPages = z.infer<typeof operatorPagesSchema>;

/** `GET /api/config`: the public settings the renderer needs. */
export const publicConfigSchema = z.object({
  firebase: z.nullable(
    z.object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string(),
      emulatorUrl: z.nullable(z.string()),
    }),
  ),
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
  billing: billingConfigSchema,
  provider: z.enum(["local", "openai"]),
  operator: operatorPagesSchema,
  desktopDownloadUrl: z.nullable(z.string()),
  /** The oldest version of the desktop app that this server still understands, such as "1.4.0". */
  minDesktopVersion: z.string(),
  version: z.string(),
  /** What local mode simulates, in words for the banner; empty in production. */
  simulated: z.array(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
