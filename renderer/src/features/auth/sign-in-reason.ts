import * as z from "zod/mini";

const stateSchema = z.object({ from: z.string() });
/** What comes along to the sign-in: the path of the page that asked for it. */
export type SignInState = z.infer<typeof stateSchema>;

const reasons: Readonly<Record<string, string>> = {
  "/history": "Sign in to see your history.",
  "/account": "Sign in to see your account.",
  "/admin": "Sign in to open the admin area.",
  "/checkout": "Sign in to carry on with your purchase.",
  "/payment": "Sign in to carry on with your purchase.",
};

/** Why the sign-in came up, for whoever asked for a page that needs one; null for anyone else. */
export function signInReason(state: unknown): string | null {
  const { data } = stateSchema.safeParse(state);
  return (data && reasons[data.from]) ?? null;
}
