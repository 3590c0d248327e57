import type { Span } from "../../types.ts";

/** A character that a reader cannot see or tell from another. */
export interface HiddenCharacter extends Span {
  /** What stands in its place: nothing, a space, a line end, or the Latin letters it imitates. */
  readonly replacement: string;
  readonly reason: string;
}
