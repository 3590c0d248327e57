/** `npm run billing:reconcile`: compares all subscriptions with Stripe, mends what differs, and says what it did. */
import { randomUUID } from "node:crypto";
import { openDatabase } from "./db/open.ts";
import { createBilling } from "./features/billing/create-billing.ts";
import { reconcile } from "./features/billing/reconcile.service.ts";
import { createLogger } from "./log.ts";
import { parseSettings } from "./settings/parse.ts";

const settings = parseSettings(process.env);
const log = createLogger(settings.log.level);
const billing = await createBilling(settings, log);
if (billing === null) {
  console.error("There is no Stripe to compare with: set its keys, or start the app first in local mode.");
  process.exit(1);
}
const onIdleError = (err: Error) => log.warn({ err }, "idle database connection lost");
const db = await openDatabase({ ...settings.data, onIdleError });
try {
  const { checked, mended, failed } = await reconcile({
    db,
    clock: Date.now,
    newId: randomUUID,
    billing,
    log,
  });
  console.log(`${checked} customers compared, ${mended.length} mended, ${failed.length} failed`);
  for (const userId of mended) console.log(`mended ${userId}`);
  for (const userId of failed) console.log(`failed ${userId}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await db.destroy();
}
