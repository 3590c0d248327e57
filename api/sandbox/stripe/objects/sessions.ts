import type Stripe from "stripe";
import { newId } from "../sandbox.ts";

interface CheckoutParts {
  readonly origin: string;
  readonly mode: "payment" | "subscription";
  readonly customer: Stripe.Customer;
  readonly subtotal: number;
  readonly off: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly allowPromotionCodes: boolean | null;
  readonly promotionCode: string | null;
  readonly coupon: string | null;
  readonly createsInvoice: boolean;
  readonly metadata: Stripe.Metadata;
  readonly created: number;
  readonly expiresAt: number;
}

/** An open checkout with a page of its own. */
export function checkoutSession(parts: CheckoutParts): Stripe.Checkout.Session {
  const id = newId("cs_test");
  const { mode, customer, subtotal, off, created } = parts;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: parts.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal - off,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: parts.cancelUrl,
    client_reference_id: parts.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: parts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts:
      parts.promotionCode === null ? [] : [{ coupon: parts.coupon, promotion_code: parts.promotionCode }],
    expires_at: parts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      mode === "subscription"
        ? null
        : {
            enabled: parts.createsInvoice,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: parts.metadata,
              rendering_options: null,
            },
          },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: parts.metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: parts.successUrl,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    ui_mode: null,
    url: `${parts.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

interface PortalParts {
  readonly origin: string;
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly flow: Stripe.BillingPortal.Session.Flow | null;
  readonly created: number;
}

/** A visit of a customer to the billing portal. */
export function portalSession(parts: PortalParts): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_sandbox",
    created: parts.created,
    customer: parts.customer,
    customer_account: null,
    flow: parts.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: parts.returnUrl,
    url: `${parts.origin}/p/session/${id}`,
  };
}
