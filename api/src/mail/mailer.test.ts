import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type SmtpStep, startSmtpServer } from "../../test/smtp-server.ts";
import { compose } from "./compose.ts";
import type { Mail } from "./mailer.ts";
import { createOutboxMailer, listOutbox, readOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import type { SmtpTimeouts } from "./smtp-session.ts";

const mail: Mail = {
  from: "AI Humanizer <hello@example.com>",
  to: "maya@example.org",
  subject: "50% off: für dich",
  html: "<p>Half <b>off</b></p>",
  text: "Half off",
  messageId: "c1.abc@example.com",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
};
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe("compose", () => {
  it("makes a text and an HTML part of it, between the right two", async () => {
    const { raw, envelope } = await compose(mail, new Date(0));
    expect(envelope).toEqual({ from: "hello@example.com", to: "maya@example.org" });
    const source = raw.toString();
    expect(source).toContain("Message-ID: <c1.abc@example.com>");
    expect(source).toContain("To: maya@example.org");
    expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*Half off[\s\S]*text\/html/);
  });

  it.each(["to", "from", "subject", "messageId"] as const)("refuses a line break in %s", async (field) => {
    for (const end of ["\r\nBcc: eve@example.com", "\nX: y", "\rX: y", "\u0000"]) {
      await expect(compose({ ...mail, [field]: `${mail[field]}${end}` }, new Date(0))).rejects.toThrow(
        "line break",
      );
    }
  });

  it("refuses a line break in a header of its own, and never takes one address for two", async () => {
    const headers = { "List-Unsubscribe": "<https://a.example>\r\nBcc: eve@example.com" };
    await expect(compose({ ...mail, headers }, new Date(0))).rejects.toThrow("line break");
    const names = { "X-Own: y\r\nBcc": "eve@example.com" };
    await expect(compose({ ...mail, headers: names }, new Date(0))).rejects.toThrow("line break");
    const { raw, envelope } = await compose(
      { ...mail, to: "maya@example.org, eve@example.com" },
      new Date(0),
    );
    expect(envelope.to).toBe("maya@example.org, eve@example.com");
    expect(raw.toString()).not.toMatch(/^(Bcc|Cc):/im);
  });
});

describe("mail over SMTP", () => {
  const open = async (
    options: Parameters<typeof startSmtpServer>[0] = {},
    patience: { timeouts?: SmtpTimeouts } = {},
  ) => {
    const server = await startSmtpServer(options);
    cleanups.push(server.stop);
    const mailer = createSmtpMailer({ url: server.url, clock: Date.now, ...patience });
    cleanups.push(mailer.close);
    return { server, mailer };
  };

  it("sends, and uses the connection again", async () => {
    const { server, mailer } = await open();
    for (let n = 0; n < 5; n++) expect(await mailer.deliver(mail)).toEqual({ kind: "sent" });
    expect(server.received).toHaveLength(5);
    expect(server.received[0]).toMatchObject({ to: "maya@example.org" });
    expect(server.received[0]?.source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(server.connections()).toBe(1);
  });

  it("logs in where the URL says so", async () => {
    const user = { name: "post@example.com", password: "p@ss/word" };
    const { server, mailer } = await open({ user });
    expect(await mailer.deliver(mail)).toEqual({ kind: "sent" });
    const wrong = createSmtpMailer({ url: server.url.replace("word@", "no@"), clock: Date.now });
    expect(await wrong.deliver(mail)).toMatchObject({ kind: "unreachable" });
    expect(server.received).toHaveLength(1);
  });

  it("sends no password unencrypted to another host", async () => {
    const user = { name: "post@example.com", password: "secret" };
    const { server } = await open({ user });
    // The same host, by an address that is not known for it.
    const url = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    for (const each of [url, `${url}?ignoreTLS=true`]) {
      const mailer = createSmtpMailer({ url: each, clock: Date.now });
      cleanups.push(mailer.close);
      expect(await mailer.deliver(mail)).toMatchObject({
        kind: "unreachable",
        reason: expect.stringContaining("STARTTLS"),
      });
    }
    expect(server.connections()).toBe(2);
    expect(server.received).toEqual([]);
  });

  it.each([
    ["to", 550, { kind: "refused", temporary: false }],
    ["to", 451, { kind: "refused", temporary: true }],
    ["from", 553, { kind: "refused", temporary: false }],
    ["answer", 554, { kind: "refused", temporary: false }],
    ["answer", 452, { kind: "refused", temporary: true }],
    ["connect", "drop", { kind: "unreachable" }],
    ["from", "drop", { kind: "refused", temporary: true }],
    ["to", "drop", { kind: "refused", temporary: true }],
    ["answer", "drop", { kind: "uncertain" }],
  ] as const)("tells a server that at %s answers %s apart", async (step, behavior, outcome) => {
    const { server, mailer } = await open({ at: (name) => (name === step ? behavior : "ok") });
    expect(await mailer.deliver(mail)).toMatchObject(outcome);
    expect(server.received).toHaveLength(0);
  });

  it("gives the server's own words for a refusal", async () => {
    const { mailer } = await open({ at: (step) => (step === "to" ? 550 : "ok") });
    expect(await mailer.deliver(mail)).toMatchObject({ kind: "refused", reason: "550 Refused" });
  });

  it("does not know about a mail that was given and never answered", async () => {
    const held = Promise.withResolvers<void>();
    const holding = (step: SmtpStep) => (step === "answer" ? held.promise : "ok");
    const { mailer } = await open({ at: holding }, { timeouts: { connect: 10_000, answer: 400 } });
    expect(await mailer.deliver(mail)).toMatchObject({ kind: "uncertain" });
    held.resolve();
  });

  it("knows that nothing left where nobody listens", async () => {
    const { server, mailer } = await open();
    await server.stop();
    cleanups.splice(0, 1);
    expect(await mailer.deliver(mail)).toMatchObject({ kind: "unreachable", reason: /ECONNREFUSED/ });
  });

  it("opens another connection after one was refused or lost", async () => {
    let fails = true;
    const { server, mailer } = await open({ at: (step) => (step === "to" && fails ? "drop" : "ok") });
    expect(await mailer.deliver(mail)).toMatchObject({ kind: "refused" });
    fails = false;
    expect(await mailer.deliver(mail)).toEqual({ kind: "sent" });
    expect(server.connections()).toBe(2);
  });
});

describe("the outbox", () => {
  const folder = () => {
    const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-outbox-"));
    cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
    return path.join(dir, "outbox");
  };

  it("holds mails as .eml and .html, and lists them newest first", async () => {
    const dir = folder();
    expect(await listOutbox(dir)).toEqual([]);
    let now = Date.parse("2026-11-21T10:00:00Z");
    const mailer = createOutboxMailer(dir, () => now);
    await mailer.deliver(mail);
    now += 1000;
    await mailer.deliver({ ...mail, to: "ana@example.org", messageId: "c1.def@example.com" });
    const [first, second] = await listOutbox(dir);
    expect(first).toMatchObject({
      to: "ana@example.org",
      subject: mail.subject,
      at: "2026-11-21T10:00:01.000Z",
    });
    expect(second).toMatchObject({ to: "maya@example.org" });
    expect(readdirSync(dir).filter((file) => file.endsWith(".eml"))).toHaveLength(2);
    const read = await readOutbox(dir, second?.id ?? "");
    expect(read?.html).toBe(mail.html);
    expect(read?.source).toContain("To: maya@example.org");
  });

  it("gives out nothing else", async () => {
    const dir = folder();
    await createOutboxMailer(dir, Date.now).deliver(mail);
    writeFileSync(path.join(dir, "..", "secret.html"), "secret");
    writeFileSync(path.join(dir, "..", "secret.eml"), "secret");
    for (const id of ["../secret", "secret", "..%2fsecret", "1234567890123-../secret", ""]) {
      expect(await readOutbox(dir, id)).toBeNull();
    }
  });
});
