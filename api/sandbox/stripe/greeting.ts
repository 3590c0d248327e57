/** What the stand-in answers at its root: by this it is told from another program at its port. */
export const greeting = "A local stand-in for Stripe";
