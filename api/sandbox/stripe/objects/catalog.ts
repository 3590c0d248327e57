import type Stripe from "stripe";

/** A product, as Stripe shows it. */
export function product(id: string, name: string, created: number): Stripe.Product {
  return {
    id,
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
}

interface PriceParts {
  readonly id: string;
  readonly product: string;
  readonly cents: number;
  /** Null for what is paid once. */
  readonly interval: "month" | "year" | null;
  readonly created: number;
}

/** A price in US dollars. */
export function price({ id, product, cents, interval, created }: PriceParts): Stripe.Price {
  const recurring = {
    interval: interval ?? "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  } as const;
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: interval === null ? null : recurring,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: interval === null ? "one_time" : "recurring",
    unit_amount: cents,
    unit_amount_decimal: null,
  };
}

/** The older shape of a recurring price, which subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: typeof price.product === "string" ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** A coupon that takes a share off the first payment. */
export function coupon(id: string, name: string, percentOff: number, created: number): Stripe.Coupon {
  return {
    id,
    object: "coupon",
    amount_off: null,
    created,
    currency: null,
    duration: "once",
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name,
    percent_off: percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

interface CodeParts {
  readonly id: string;
  readonly code: string;
  readonly coupon: string;
  /** Whether only customers get it who never paid before. */
  readonly firstOnly?: boolean;
  readonly created: number;
}

/** The code by which customers get a coupon. */
export function promotionCode({
  id,
  code,
  coupon,
  firstOnly = false,
  created,
}: CodeParts): Stripe.PromotionCode {
  return {
    id,
    object: "promotion_code",
    active: true,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: "coupon" },
    restrictions: {
      first_time_transaction: firstOnly,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
}
