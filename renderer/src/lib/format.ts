/** A count for a card: from 1,000 on as "1.2k", from 1,000,000 on as "3.4M". */
export function formatCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  // What would round to "1000.0k" is a million already.
  if (count >= 999_950) return "1.0M";
  if (count >= 1_000) return `${(count / 1_000).toFixed(1)}k`;
  return String(count);
}

const number = new Intl.NumberFormat("en-US");

/** A number as "1,234". */
export const formatNumber = (value: number): string => number.format(value);

/** A count with what is counted, whose plural ends in s: "1 user", "1,234 users". */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

const hour = 3_600_000;

/** How long ago a moment was: 'Just now', '1 hour ago', 'Yesterday', '3 days ago'. Both are ISO time or ms. */
export function relativeTime(moment: string, now: number): string {
  const hours = Math.floor((now - Date.parse(moment)) / hour);
  if (hours < 1) return "Just now";
  if (hours < 24) return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "Yesterday" : `${days} days ago`;
}

const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** A moment as "Nov 21, 2025, 3:04 PM", in the viewer's time zone. */
export function formatDateTime(moment: string): string {
  return dateTime.format(new Date(moment));
}

/** A day as "November 21, 2025". */
export function formatDate(moment: string): string {
  return date.format(new Date(moment));
}

/** The first characters of a text, on one line, with an ellipsis where it goes on. */
export function preview(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : line;
}

/** An avatar's letters: the first two characters of a name. */
export function initials(name: string): string {
  return [...name].slice(0, 2).join("").toUpperCase();
}

/** A share as whole percent; a share that is not all is never shown as 100. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return `${rounded === 100 && share < 1 ? 99 : rounded}%`;
}

/** Cents as dollars with their currency: "$9.99 USD". */
export function formatAmount(cents: number, currency: string): string {
  return `$${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
