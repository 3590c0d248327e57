/** The least that Hono can serve, on PORT: what the API's own cost is measured against. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().get("/", (c) => c.text("Hello Hono!"));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env.PORT) });
