import { html, raw } from "hono/html";

const css = `
:root { color-scheme: dark; --line: rgb(255 255 255 / 8%); --strong: rgb(255 255 255 / 14%); --muted: #a3abb8; --accent: #f6a772; }
* { box-sizing: border-box; }
body { margin: 0; background: #0c0d10; color: #eceef2; font: 14px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 920px; margin: 0 auto; padding: 48px 24px 64px; }
main.narrow { max-width: 560px; }
.note { margin: 0; padding: 8px 24px; border-bottom: 1px solid var(--line); background: #131519; color: var(--muted); font-size: 13px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.15; font-weight: 600; }
h2 { margin: 0 0 16px; font-size: 16px; font-weight: 600; }
p { margin: 0 0 12px; } .muted { color: var(--muted); } .total { font-size: 36px; line-height: 1.15; margin: 8px 0 24px; }
.columns { display: grid; gap: 48px; } @media (min-width: 760px) { .columns { grid-template-columns: 1fr 1fr; } }
.card { border: 1px solid var(--line); border-radius: 10px; background: #131519; padding: 24px; margin-bottom: 16px; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 0 0 16px; } dt { color: var(--muted); } dd { margin: 0; text-align: right; }
.sum { border-top: 1px solid var(--line); padding-top: 8px; color: #eceef2; font-weight: 600; }
label { display: block; margin-bottom: 16px; color: var(--muted); font-size: 13px; }
input, select { display: block; width: 100%; min-height: 40px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--strong); border-radius: 6px; background: #0c0d10; color: #eceef2; font: inherit; font-size: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 8px 16px; border: 1px solid var(--strong); border-radius: 6px; background: #1a1d23; color: #eceef2; font: inherit; font-weight: 500; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: #22262e; }
.primary { width: 100%; border-color: transparent; background: var(--accent); color: #1d1108; } .primary:hover { background: #f9bd94; }
.danger { color: #f07b72; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); } .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; }
form + form { margin-top: 16px; } h1 + .card { margin-top: 24px; }
[role=alert] { margin: 0 0 16px; padding: 12px 16px; border: 1px solid #f07b72; border-radius: 6px; color: #f07b72; }
[role=status] { margin: 0 0 16px; padding: 12px 16px; border: 1px solid #57c98b; border-radius: 6px; color: #57c98b; }
table { width: 100%; border-collapse: collapse; } td { height: 40px; border-top: 1px solid var(--line); } td:last-child { text-align: right; }
`;

type Html = ReturnType<typeof html>;

/** A page of the stand-in in the app's colors, without scripts. */
export function layout(title: string, narrow: boolean, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${raw(css)}</style>
</head>
<body>
<p class="note">Sandbox: a local stand-in for Stripe. No card is charged.</p>
<main class="${narrow ? "narrow" : ""}">${body}</main>
</body>
</html>`;
}

/** The fields of a card, filled with one that pays. */
export const cardFields = html`
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" value="4242 4242 4242 4242" required></label>
<div class="pair">
<label>Expiry date<input name="expiry" inputmode="numeric" autocomplete="cc-exp" value="12 / 34" required></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123" required></label>
</div>
<p class="muted">4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 9995 has insufficient
funds. 4000 0000 0000 0341 pays now and fails at the renewal.</p>`;

/** An amount in US cents, such as "$9.99". */
export const dollars = (cents: number): string =>
  `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** A day, from seconds since the epoch. */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
