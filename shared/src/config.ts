import { z } from "zod";

/** `GET /api/config`: the public settings the renderer needs. */
export const publicConfigSchema = z.object({
  firebase: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string(),
      emulatorUrl: z.string().nullable(),
    })
    .nullable(),
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
  billing: z.object({ mode: z.enum(["sandbox", "live", "off"]), publishableKey: z.string().nullable() }),
  provider: z.enum(["local", "openai"]),
  desktopDownloadUrl: z.string().nullable(),
  version: z.string(),
  /** What local mode simulates, in words for the banner; empty in production. */
  simulated: z.array(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
