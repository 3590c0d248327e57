import type Stripe from "stripe";
import { newId } from "../sandbox.ts";

interface CustomerParts {
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Stripe.Metadata;
  readonly created: number;
}

/** A new customer. */
export function customer({ email, name, metadata, created }: CustomerParts): Stripe.Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: newId("x").slice(2, 10).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
