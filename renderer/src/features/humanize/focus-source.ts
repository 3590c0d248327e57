/** The state of a location whose workspace opens with the focus in the source text. */
export const focusSource = "focus-source";
