import Stripe from "stripe";

interface Sent {
  readonly method: string;
  readonly headers: object;
}

/** The SDK against a stand-in, each of whose answers reaches the caller only once `hold` lets it. */
export function slowStripe(origin: string, hold: (path: string, sent: Sent) => Promise<void>): Stripe {
  const client = Stripe.createNodeHttpClient();
  const { hostname, port } = new URL(origin);
  return new Stripe("sk_test_sandbox", {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: async (host, at, path, method, headers, ...rest) => {
        const answer = await client.makeRequest(host, at, path, method, headers, ...rest);
        await hold(path, { method, headers });
        return answer;
      },
    },
  });
}
