import { describe, expect, it } from "vitest";
import { promotionalMail } from "./campaign-mail.ts";
import { addressOfLink } from "./unsubscribe-link.ts";

const options = {
  publicUrl: "https://app.example.com",
  secret: "a secret of at least 32 characters",
  from: "AI Humanizer <hello@example.com>",
  postalAddress: "1 Example Street & Sons",
};

/** Whose mails a link stops. */
function whoseLink(link: string): string | null {
  const { searchParams } = new URL(link);
  return addressOfLink(searchParams.get("e") ?? "", searchParams.get("s") ?? "", options.secret);
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));

describe("the promotional mail", () => {
  it("carries the recipient's own unsubscribe link in its header, its page and its text", async () => {
    const mailTo = await promotionalMail(options, "c1", "HALFOFF");
    for (const to of ["maya@example.org", "ana+o'neill@example.org"]) {
      const { headers, html, text } = mailTo(to);
      const link = /^<(https:\/\/app\.example\.com\/api\/email\/unsubscribe\?[^<>]+)>$/.exec(
        headers["List-Unsubscribe"] ?? "",
      )?.[1];
      expect(whoseLink(link ?? "https://none")).toBe(to);
      // RFC 8058, section 3.1.
      expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      expect(linksIn(html)).toContain(link);
      expect(text).toContain(link);
      expect(html + text).not.toContain("unsubscribe.invalid");
    }
  });

  it("offers 50% in its subject, and the discount by its link, in page and text", async () => {
    const { subject, html, text } = (await promotionalMail(options, "c1", "50 & OFF"))("maya@example.org");
    expect(subject).toContain("50% off");
    const offer = "https://app.example.com/pricing?promo=50%20%26%20OFF";
    expect(linksIn(html)).toContain(offer);
    expect(text).toContain(offer);
  });

  it("names who sends it and their postal address, in page and text", async () => {
    const { from, html, text } = (await promotionalMail(options, "c1", "HALFOFF"))("maya@example.org");
    expect(from).toBe(options.from);
    expect(html).toContain("1 Example Street &amp; Sons");
    expect(text).toContain("1 Example Street & Sons");
  });

  it("has an id of its own for each recipient and campaign, the same whenever it is made", async () => {
    const idOf = async (campaign: string, to: string) =>
      (await promotionalMail(options, campaign, "HALFOFF"))(to).messageId;
    const id = await idOf("c1", "maya@example.org");
    expect(id).toMatch(/^c1\.[\w-]{16}@app\.example\.com$/);
    expect(await idOf("c1", "maya@example.org")).toBe(id);
    expect(await idOf("c1", "ana@example.org")).not.toBe(id);
    expect(await idOf("c2", "maya@example.org")).not.toBe(id);
  });
});
