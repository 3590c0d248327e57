import { promotionalSubject } from "@ai-humanizer/shared/admin";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import { Text } from "@react-email/text";
import { createElement as h } from "react";

interface PromotionalEmail {
  /** Leads to the prices, with the discount. */
  readonly offerUrl: string;
  readonly unsubscribeUrl: string;
  readonly postalAddress: string;
}

const font = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const small = { color: "#5b6270", fontSize: "12px", lineHeight: "18px", margin: "0 0 8px" };
const plain = { color: "#22262e", fontSize: "16px", lineHeight: "25px", margin: "0 0 16px" };

/** The promotional mail's HTML and text, both from one template. */
export async function renderPromotionalEmail(
  email: PromotionalEmail,
): Promise<{ html: string; text: string }> {
  const html = await render(template(email));
  return { html, text: toPlainText(html) };
}

function template({ offerUrl, unsubscribeUrl, postalAddress }: PromotionalEmail) {
  return h(
    Html,
    { lang: "en" },
    h(Head, null, h("title", null, promotionalSubject)),
    h(Preview, null, "Half the price on your first payment, on any plan. Nothing to type in."),
    h(
      Body,
      { style: { backgroundColor: "#f4f2ef", fontFamily: font, margin: 0, padding: "24px 0" } },
      h(
        Container,
        { style: { backgroundColor: "#ffffff", borderRadius: "10px", maxWidth: "520px", padding: "40px" } },
        h(
          Heading,
          {
            as: "h1",
            style: { color: "#131519", fontFamily: "Georgia, serif", fontSize: "28px", margin: "0 0 16px" },
          },
          "50% off, for you",
        ),
        h(
          Text,
          { style: plain },
          "Your drafts deserve to sound like you wrote them. For a while, your first payment on any paid plan of AI Humanizer costs half.",
        ),
        h(
          Text,
          { style: plain },
          "The button below carries your discount: choose a plan, and it is already taken off at checkout.",
        ),
        h(
          Button,
          {
            href: offerUrl,
            style: {
              backgroundColor: "#f6a772",
              borderRadius: "6px",
              color: "#1d1108",
              display: "inline-block",
              fontSize: "16px",
              fontWeight: 600,
              margin: "8px 0 24px",
              padding: "12px 24px",
            },
          },
          "Get 50% off",
        ),
        h(Hr, { style: { borderColor: "#e4e1dc", margin: "8px 0 20px" } }),
        h(
          Text,
          { style: small },
          "You get this because you have an account at AI Humanizer. ",
          h(
            Link,
            { href: unsubscribeUrl, style: { color: "#5b6270", textDecoration: "underline" } },
            "Unsubscribe",
          ),
        ),
        h(Text, { style: { ...small, margin: 0 } }, postalAddress),
      ),
    ),
  );
}
