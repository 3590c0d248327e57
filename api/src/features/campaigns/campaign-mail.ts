import { promotionalSubject } from "@ai-humanizer/shared/admin";
import type { Mail } from "../../mail/mailer.ts";
import type { Settings } from "../../settings/tree.ts";
import { emailHash } from "./email-hash.ts";
import { renderPromotionalEmail } from "./promotional-email.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

export interface CampaignMailOptions {
  readonly publicUrl: string;
  readonly secret: string;
  readonly from: string;
  readonly postalAddress: string;
}

/** What the settings say of a campaign's mails. */
export function campaignMailOptions({ server, mail }: Settings): CampaignMailOptions {
  const { publicUrl, secret } = server;
  return { publicUrl, secret, from: mail.from, postalAddress: mail.postalAddress };
}

/** Stands for the unsubscribe link while the mail is drawn, which is slow and the same for everyone. */
const linkMark = "https://unsubscribe.invalid/";

/**
 * Draws the promotional mail once. The function it resolves to addresses it: it needs no more than putting in the
 * recipient's own unsubscribe link.
 */
export async function promotionalMail(options: CampaignMailOptions, campaignId: string, promotion: string) {
  const { publicUrl, secret, from, postalAddress } = options;
  const offerUrl = `${publicUrl}/pricing?promo=${encodeURIComponent(promotion)}`;
  const { html, text } = await renderPromotionalEmail({ offerUrl, unsubscribeUrl: linkMark, postalAddress });

  return (to: string): Mail => {
    const link = unsubscribeLink(publicUrl, to, secret);
    const host = new URL(publicUrl).hostname;
    return {
      from,
      to,
      subject: promotionalSubject,
      html: html.replaceAll(linkMark, link.replaceAll("&", "&amp;")),
      text: text.replaceAll(linkMark, link),
      // The id is the same however often the mail is made, so that somebody who got it twice would see it once.
      messageId: `${campaignId}.${emailHash(to, secret).slice(0, 16)}@${host}`,
      headers: {
        "List-Unsubscribe": `<${link}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  };
}
