import { paidPlanIds, plans, priceCents } from "@ai-humanizer/shared";
import { coupon, price, product, promotionCode } from "./objects/catalog.ts";
import type { SandboxState } from "./state.ts";

/** Puts the product's catalog on sale: a price for each plan and period, a test price, and promotions. */
export function seedCatalog(state: SandboxState, created: number): void {
  for (const plan of paidPlanIds) {
    const id = `prod_${plan}`;
    state.products[id] ??= product(id, `${plans[plan].name} plan`, created);
    for (const [period, interval] of [
      ["monthly", "month"],
      ["yearly", "year"],
    ] as const) {
      const priceId = `price_${plan}_${period}`;
      const cents = priceCents(plan, period);
      state.prices[priceId] ??= price({ id: priceId, product: id, cents, interval, created });
    }
  }
  state.products.prod_test ??= product("prod_test", "Test payment", created);
  state.prices.price_test ??= price({
    id: "price_test",
    product: "prod_test",
    cents: 100,
    interval: null,
    created,
  });
  state.coupons.half_off ??= coupon("half_off", "50% off the first payment", 50, created);
  state.coupons.all_off ??= coupon("all_off", "The first payment is free", 100, created);
  const half = { coupon: "half_off", created };
  state.promotionCodes.promo_half_off ??= promotionCode({ id: "promo_half_off", code: "HALFOFF", ...half });
  const welcome = { id: "promo_welcome", code: "WELCOME", firstOnly: true, ...half };
  state.promotionCodes.promo_welcome ??= promotionCode(welcome);
  const free = { id: "promo_free", code: "FREESTART", coupon: "all_off", created };
  state.promotionCodes.promo_free ??= promotionCode(free);
}
