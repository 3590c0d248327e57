export { createEngine, type Engine, type EngineModels } from "./engine.ts";
export { UnsupportedLanguageError } from "./language/detect-language.ts";
export * from "./types.ts";
