/** The payments of local mode: `node main.ts <port> <file> <webhook URL>`, with its keys in the environment. */
import { startStripeSandbox } from "./server.ts";

const [port, file = null, webhookUrl = null] = process.argv.slice(2);
const fromEnv = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};
const sandbox = await startStripeSandbox({
  port: Number(port),
  file,
  webhookUrl,
  secretKey: fromEnv("STRIPE_SECRET_KEY"),
  publishableKey: fromEnv("STRIPE_PUBLISHABLE_KEY"),
  webhookSecret: fromEnv("STRIPE_WEBHOOK_SECRET"),
});
const end = () => sandbox.stop().finally(() => process.exit(0));
process.once("SIGINT", end).once("SIGTERM", end).once("SIGHUP", end);
