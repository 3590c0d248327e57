import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { endSubscription } from "../engine/subscriptions.ts";
import { metadata, page, paramsOf, type Shape } from "../http/params.ts";
import { customer } from "../objects/customer.ts";
import { find, idOf, type Sandbox } from "../sandbox.ts";
import { listOf } from "../views.ts";

/** /v1/customers. Deleting one ends its subscriptions. */
export function customerRoutes(sandbox: Sandbox) {
  const { state, now, emit } = sandbox;
  const details = {
    email: z.string().optional(),
    name: z.string().optional(),
    metadata: metadata.optional(),
  } satisfies Shape<Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams>;
  return new Hono()
    .post("/", async (c) => {
      const { email = null, name = null, metadata = {} } = await paramsOf(c, details);
      const created = customer({ email, name, metadata, created: now() });
      state.customers[created.id] = created;
      emit("customer.created", created);
      return c.json(created);
    })
    .get("/", async (c) => {
      const { email, ...params } = await paramsOf(c, {
        ...page,
        email: z.string().optional(),
      } satisfies Shape<Stripe.CustomerListParams>);
      const all = Object.values(state.customers).filter(
        (each) => email === undefined || each.email === email,
      );
      return c.json(listOf("/v1/customers", all, params));
    })
    .get("/:id", async (c) => {
      await paramsOf(c, {});
      const id = c.req.param("id");
      return c.json(state.deletedCustomers[id] ?? find(state.customers, "customer", id));
    })
    .post("/:id", async (c) => {
      const found = find(state.customers, "customer", c.req.param("id"));
      const { metadata = {}, ...changes } = await paramsOf(c, details);
      Object.assign(found, changes, { metadata: { ...found.metadata, ...metadata } });
      emit("customer.updated", found);
      return c.json(found);
    })
    .delete("/:id", async (c) => {
      await paramsOf(c, {});
      const found = find(state.customers, "customer", c.req.param("id"));
      for (const subscription of Object.values(state.subscriptions)) {
        const ended = ["canceled", "incomplete_expired"].includes(subscription.status);
        if (idOf(subscription.customer) !== found.id || ended) continue;
        endSubscription(sandbox, subscription, "cancellation_requested");
      }
      delete state.customers[found.id];
      delete state.cards[found.id];
      state.deletedCustomers[found.id] = { id: found.id, object: "customer", deleted: true };
      emit("customer.deleted", found);
      return c.json(state.deletedCustomers[found.id]);
    });
}
