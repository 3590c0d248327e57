// The schemas are written in zod/mini: they load with the first screen, and the full zod would weigh 20 KB more there.
// A schema with checks that the first screen does not use is left out of its code where its call is marked as pure.
export type { Mode, NoteCode, Tone } from "@ai-humanizer/engine/types";
export * from "./account.ts";
export * from "./app-paths.ts";
export * from "./auth.ts";
export * from "./billing.ts";
export * from "./billing-config.ts";
export * from "./checks.ts";
export * from "./config.ts";
export * from "./desktop.ts";
export * from "./errors.ts";
export * from "./history.ts";
export * from "./humanize.ts";
export * from "./humanize-stream.ts";
export * from "./local-mode.ts";
export * from "./plan-refusal.ts";
export * from "./plans.ts";
export * from "./title.ts";
export * from "./version.ts";
export * from "./words.ts";
