import { html, raw } from "hono/html";
import type { AppContext } from "../../http/env.ts";

const style = `
:root { color-scheme: dark; }
body { background: #0c0d10; color: #eceef2; font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100dvh; place-items: center; }
main { max-width: 26rem; padding: 2rem; }
h1 { font: 500 1.75rem/1.2 Georgia, serif; margin: 0 0 1rem; }
p { color: #a3abb8; margin: 0 0 1.5rem; overflow-wrap: anywhere; }
strong { color: #eceef2; font-weight: 500; }
button { background: #f6a772; border: 0; border-radius: 6px; color: #1d1108; cursor: pointer; font: 600 1rem system-ui, sans-serif; padding: .75rem 1.25rem; }
button:focus-visible, a:focus-visible { outline: 2px solid #f6a772; outline-offset: 2px; }
a { color: #f6a772; }
`;

/** What an unsubscribe link shows: the question, that it is done, that it was done before, or that the link is broken. */
type UnsubscribeState = { kind: "question" | "done" | "already"; email: string } | { kind: "broken" };

/** The page of an unsubscribe link, answered with 400 where the link is broken. It runs no script. */
export function unsubscribePage(c: AppContext, state: UnsubscribeState) {
  c.header(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  // Whoever has the link can act for the address, so it is passed on to nobody.
  c.header("referrer-policy", "no-referrer");
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Unsubscribe – AI Humanizer</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${bodyOf(state)}</main>
      </body>
    </html>`;
  return c.html(page, state.kind === "broken" ? 400 : 200);
}

function bodyOf(state: UnsubscribeState) {
  if (state.kind === "broken") {
    return html`<h1>This link is incomplete</h1>
      <p>Some mail programs break long links. Open it again from the mail, or copy all of it into the address bar.</p>
      <a href="/">Go to AI Humanizer</a>`;
  }
  if (state.kind === "already") {
    return html`<h1>You are already unsubscribed</h1>
      <p><strong>${state.email}</strong> gets no offers from us. There is nothing more to do.</p>
      <a href="/">Go to AI Humanizer</a>`;
  }
  return state.kind === "done"
    ? html`<h1>You are unsubscribed</h1>
        <p><strong>${state.email}</strong> gets no more offers from us. Your account stays as it is.</p>
        <a href="/">Go to AI Humanizer</a>`
    : html`<h1>Stop these mails?</h1>
        <p>We would stop sending offers to <strong>${state.email}</strong>. Your account stays as it is.</p>
        <form method="post"><button type="submit">Unsubscribe</button></form>`;
}
