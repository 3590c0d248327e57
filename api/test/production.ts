/** What production mode needs of Stripe to start. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: "sk_live_key",
  STRIPE_PUBLISHABLE_KEY: "pk_live_key",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
  STRIPE_PRICE_BASIC_MONTHLY: "price_1",
  STRIPE_PRICE_BASIC_YEARLY: "price_2",
  STRIPE_PRICE_PREMIUM_MONTHLY: "price_3",
  STRIPE_PRICE_PREMIUM_YEARLY: "price_4",
};

/** What production wants to know of mail. */
export const mailSettings = {
  SMTP_URL: "smtps://user:password@mail.example.com:465",
  MAIL_FROM: "AI Humanizer <hello@example.com>",
  MAIL_POSTAL_ADDRESS: "AI Humanizer, 1 Example Street, Springfield",
};
