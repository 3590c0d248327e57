export { createLanguageModel, type Fluency, type LanguageModel } from "./language-model.ts";
