import { z } from "zod";
import { same } from "./pkce.ts";

const token = z.string().regex(/^[\w-]{20,200}$/);
const answerSchema = z.object({ code: token, state: token });

/** The scheme of links into the app. */
export const linkScheme = "aihumanizer";
/** Where the browser goes back to if it can't reach the app's own port. */
export const linkRedirect = `${linkScheme}://sign-in`;

/** The code in what came back from the browser, if it answers the sign-in of this state; null for anything else. */
export function codeIn(query: URLSearchParams, state: string): string | null {
  const names = [...query.keys()];
  if (new Set(names).size !== names.length) return null;
  const answer = answerSchema.safeParse(Object.fromEntries(query));
  return answer.success && same(answer.data.state, state) ? answer.data.code : null;
}

/** The query of a link that answers a sign-in; null for any other link. */
export function signInQuery(link: string): URLSearchParams | null {
  const url = URL.parse(link);
  const isAnswer =
    url?.protocol === `${linkScheme}:` && url.host === "sign-in" && ["", "/"].includes(url.pathname);
  return isAnswer && link.length < 1000 ? url.searchParams : null;
}
