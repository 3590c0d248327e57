import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer } from "../../../test/id-token.ts";
import { parseSettings } from "../../settings/parse.ts";
import { emailHash } from "./email-hash.ts";
import { suppressedOf } from "./suppression.repository.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

const { secret, publicUrl } = parseSettings({}).server;
const token = "the-token-of-the-mail-service";

describe.each(databases)("mail's public calls on $name", ({ open }) => {
  const database = testDatabase(open);

  const app = () => testApp({ db: database.db, env: { MAIL_FEEDBACK_SECRET: token } });
  const linkOf = (email: string) => unsubscribeLink(publicUrl, email, secret).slice(publicUrl.length);
  const isSuppressed = async (email: string) => {
    const hash = emailHash(email, secret);
    return (await suppressedOf(database.db, [hash])).has(hash);
  };

  it("says so when a link that was used before is opened again", async () => {
    const link = linkOf("again@example.org");
    expect(await (await app().request(link)).text()).toContain("Stop these mails?");
    expect((await app().request(link, { method: "POST" })).status).toBe(200);
    const page = await (await app().request(link)).text();
    expect(page).toContain("You are already unsubscribed");
    expect(page).not.toContain("<form");
  });

  it("asks before it unsubscribes: a scanner that opens the link changes nothing", async () => {
    const answer = await app().request(linkOf("Ines@Example.org"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await answer.text()).toMatch(/ines@example\.org[\s\S]*<form method="post">/);
    expect(await isSuppressed("ines@example.org")).toBe(false);
  });

  it("unsubscribes by the page's button and by a mail program's, without signing in, as often as one likes", async () => {
    for (const body of ["", "List-Unsubscribe=One-Click", "List-Unsubscribe=One-Click"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const answer = await app().request(linkOf("maya@example.org"), { method: "POST", headers, body });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("You are unsubscribed");
    }
    expect(await isSuppressed("MAYA@example.org")).toBe(true);
  });

  it("takes no link that it has not signed", async () => {
    const link = linkOf("ana@example.org");
    const other = linkOf("eve@example.org");
    const signatureOf = (url: string) => url.slice(url.indexOf("&s="));
    const forged = link.replace(signatureOf(link), signatureOf(other));
    const foreign = unsubscribeLink("", "ana@example.org", "another secret");
    for (const url of [forged, foreign, `${link}x`, "/api/email/unsubscribe?e=&s="]) {
      for (const method of ["GET", "POST"]) {
        expect((await app().request(url, { method })).status).toBe(400);
      }
    }
    expect(await isSuppressed("ana@example.org")).toBe(false);
  });

  it("tells a person in a page that the link is broken, and a program as JSON", async () => {
    const link = `${linkOf("ana@example.org")}x`;
    const page = await app().request(link, {
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(page.status).toBe(400);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toMatch(/This link is incomplete/);
    expect(await (await app().request(link)).json()).toMatchObject({ code: "bad_request" });
  });

  it("writes nobody's markup into the page", async () => {
    const answer = await app().request(linkOf("<script>alert(1)</script>@example.org"));
    expect(await answer.text()).not.toContain("<script");
  });

  it("takes bounces and complaints from the mail service alone", async () => {
    const report = (body: unknown, headers: Record<string, string>, server = app()) =>
      server.request("/api/email/feedback", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const bounce = { type: "bounce", email: "Gone@Example.org" };
    expect((await report(bounce, {})).status).toBe(401);
    expect((await report(bounce, bearer("another-token-entirely"))).status).toBe(401);
    expect((await report(bounce, bearer(token), testApp({ db: database.db }))).status).toBe(401);
    expect(await isSuppressed("gone@example.org")).toBe(false);
    expect((await report(bounce, bearer(token))).status).toBe(200);
    expect(await isSuppressed("gone@example.org")).toBe(true);
    expect((await report({ type: "opened", email: "a@b.c" }, bearer(token))).status).toBe(422);
    const limited = testApp({ db: database.db, env: { MAIL_FEEDBACK_SECRET: token, RATE_LIMIT_CALLS: "1" } });
    for (let burst = 0; burst < 3; burst++)
      expect((await report(bounce, bearer(token), limited)).status).toBe(200);
    expect((await report({ type: "complaint", email: "angry@example.org" }, bearer(token))).status).toBe(200);
    expect(await isSuppressed("angry@example.org")).toBe(true);
  });
});
