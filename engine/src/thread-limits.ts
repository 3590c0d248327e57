/**
 * Limits for a thread that holds an engine (`resourceLimits` of a worker). A rewrite leaves much behind that is
 * short-lived, and without limits V8 lets 300 MB of it lie; the engine itself takes 60 MB, with all languages 150 MB.
 */
export const engineThreadLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 } as const;
