import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import Stripe from "stripe";

/** The SDK's HTTP client; what it sends is also appended to `stripe-requests.jsonl` in a folder, a line a request. */
export function loggingHttpClient(dir: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const file = path.join(dir, "stripe-requests.jsonl");
  mkdirSync(dir, { recursive: true });
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, target, method, headers, body, protocol, timeout) => {
      appendFileSync(file, `${JSON.stringify({ method, path: target, body: body || null })}\n`);
      return client.makeRequest(host, port, target, method, headers, body, protocol, timeout);
    },
  };
}
