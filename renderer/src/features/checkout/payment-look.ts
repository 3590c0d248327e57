import type { Appearance } from "@stripe/stripe-js";

/** The theme's roles in the payment provider's own frame, which takes values only. */
export const paymentLook: Appearance = {
  theme: "night",
  variables: {
    colorPrimary: "#f6a772",
    colorBackground: "#0c0d10",
    colorText: "#eceef2",
    colorTextSecondary: "#a3abb8",
    colorDanger: "#f07b72",
    borderRadius: "6px",
    fontFamily: "Inter, system-ui, sans-serif",
  },
};
