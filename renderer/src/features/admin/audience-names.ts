import type { Audience } from "@ai-humanizer/shared/admin";

/** What the audiences are called. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  all: "All Users",
  free: "Free Plan Users",
  premium: "Premium Users",
  former_customers: "Former Paid Customers",
};
