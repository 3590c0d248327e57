export { conclude } from "./conclude.ts";
export { prepareText } from "./prepare.ts";
export { reviewRewritings } from "./review.ts";
export { settleDraft } from "./settle.ts";
export type * from "./types.ts";
