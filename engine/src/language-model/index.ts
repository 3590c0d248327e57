export { createLanguageModel, type LanguageModel } from "./language-model.ts";
