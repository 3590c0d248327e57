import path from "node:path";

/** Where the running stand-in's address is written, for commands that need it. */
export const originFile = (dataDir: string): string => path.join(dataDir, "stripe-sandbox", "origin");
