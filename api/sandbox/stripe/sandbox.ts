import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { missing } from "./http/stripe-error.ts";
import type { SandboxState } from "./state.ts";

/** What all parts of the stand-in work with. */
export interface Sandbox {
  readonly state: SandboxState;
  /** Where people and the API reach it. */
  readonly origin: string;
  /** Its own time, in seconds since the epoch. */
  readonly now: () => number;
  /** Tells the webhook endpoint that something has happened to an object. */
  readonly emit: (type: Stripe.Event.Type, object: Stripe.Event.Data.Object) => void;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new id such as `sub_1kF...`. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join("")}`;
}

/** The object of an id; 404 without one. */
export function find<T>(objects: Readonly<Record<string, T>>, what: string, id: string, param?: string): T {
  const found = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (found === undefined) throw missing(what, id, param);
  return found;
}

/** The id of what may be an id or the object itself. */
export function idOf(value: string | { readonly id: string } | null): string {
  return typeof value === "string" ? value : (value?.id ?? "");
}

/** An object's customer as it must be there. */
export function customerOf({ state }: Sandbox, owner: { customer: Stripe.Subscription["customer"] | null }) {
  return find(state.customers, "customer", idOf(owner.customer));
}
