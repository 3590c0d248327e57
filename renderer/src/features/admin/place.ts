import type { AdminUser } from "@ai-humanizer/shared/admin";

const regions = new Intl.DisplayNames("en", { type: "region" });

/** 'city, country', what is known of it, or 'No location'. */
export function placeOf({ city, country }: Pick<AdminUser, "city" | "country">): string {
  return [city, country && countryName(country)].filter(Boolean).join(", ") || "No location";
}

/** A country's name by its code; what is no code is a name already. */
function countryName(country: string): string {
  return /^[A-Za-z]{2}$/u.test(country) ? (regions.of(country.toUpperCase()) ?? country) : country;
}
