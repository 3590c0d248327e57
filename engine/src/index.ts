export type * from "./assist/types.ts";
export { type Assist, createEngine, type Engine, type EngineModels } from "./engine.ts";
export { UnsupportedLanguageError } from "./language/detect-language.ts";
export * from "./types.ts";
