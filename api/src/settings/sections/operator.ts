import { z } from "zod";
import { setting } from "../leaf.ts";

const page = z.url({ protocol: /^https?$/ }).nullable();

/** The operator's own pages, which the app only leads to. */
export const operator = {
  termsUrl: setting({
    name: "TERMS_URL",
    schema: page,
    local: null,
    doc: "Your terms of service, linked at the sign-in, at payment and in the footer; without it they are only named.",
  }),
  privacyUrl: setting({
    name: "PRIVACY_URL",
    schema: page,
    local: null,
    doc: "Your privacy policy, linked in the same places.",
  }),
  supportUrl: setting({
    name: "SUPPORT_URL",
    schema: z.url({ protocol: /^(https?|mailto)$/ }).nullable(),
    local: null,
    doc: "Where people reach you, such as mailto:help@your.domain, linked at payment and in the footer.",
  }),
};
