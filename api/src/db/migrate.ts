import { Migrator } from "kysely/migration";
import { humanizations } from "./migrations/0001-humanizations.ts";
import { accounts } from "./migrations/0002-accounts.ts";
import { billing } from "./migrations/0003-billing.ts";
import { metering } from "./migrations/0004-metering.ts";
import { admin } from "./migrations/0005-admin.ts";
import { desktopSignIn } from "./migrations/0006-desktop-sign-in.ts";
import { foldCase } from "./migrations/0007-fold-case.ts";
import { forgottenDays } from "./migrations/0008-forgotten-days.ts";
import { campaignStops } from "./migrations/0009-campaign-stops.ts";
import { humanizeAnswers } from "./migrations/0010-humanize-answers.ts";
import { guestTexts } from "./migrations/0011-guest-texts.ts";
import { countersToForget } from "./migrations/0012-counters-to-forget.ts";
import { runningCalls } from "./migrations/0013-running-calls.ts";
import { refunds } from "./migrations/0014-refunds.ts";
import { wordings } from "./migrations/0015-wordings.ts";
import type { Database } from "./schema.ts";

/** In the order of their names; a released migration never changes. */
const migrations = {
  "0001-humanizations": humanizations,
  "0002-accounts": accounts,
  "0003-billing": billing,
  "0004-metering": metering,
  "0005-admin": admin,
  "0006-desktop-sign-in": desktopSignIn,
  "0007-fold-case": foldCase,
  "0008-forgotten-days": forgottenDays,
  "0009-campaign-stops": campaignStops,
  "0010-humanize-answers": humanizeAnswers,
  "0011-guest-texts": guestTexts,
  "0012-counters-to-forget": countersToForget,
  "0013-running-calls": runningCalls,
  "0014-refunds": refunds,
  "0015-wordings": wordings,
};

/** Brings the database to the newest schema. On Postgres, processes that start at once wait for each other. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
