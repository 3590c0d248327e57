export * from "./config.ts";
export * from "./errors.ts";
export * from "./humanize.ts";
export * from "./plans.ts";
export * from "./words.ts";
