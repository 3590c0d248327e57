import Stripe from "stripe";

/** The SDK against a stand-in, each of whose answers reaches the caller only once `hold` lets it. */
export function slowStripe(origin: string, hold: (path: string) => Promise<void>): Stripe {
  const client = Stripe.createNodeHttpClient();
  const { hostname, port } = new URL(origin);
  return new Stripe("sk_test_sandbox", {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    httpClient: {
      getClientName: () => client.getClientName(),
      makeRequest: async (host, at, path, ...rest) => {
        const answer = await client.makeRequest(host, at, path, ...rest);
        await hold(path);
        return answer;
      },
    },
  });
}
