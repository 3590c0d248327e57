import { deleteAccountRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { sendDownload } from "../../http/download.ts";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAccount } from "../../http/require-account.ts";
import { bearerIn } from "../../identity/bearer.ts";
import type { IdentityProvider } from "../../identity/firebase-accounts.ts";
import type { Logger } from "../../log.ts";
import { markDeleted } from "../profile/profile.repository.ts";
import { eraseUser } from "./erase.repository.ts";
import { exportParts } from "./export.ts";

interface AccountDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: string;
  readonly identityProvider: IdentityProvider;
  readonly log: Logger;
}

/** `GET /api/account/export`: a download; `DELETE /api/account`: for good; the subscription ends soon after. */
export function accountRoutes(deps: AccountDeps) {
  const { db, clock, secret, identityProvider, log } = deps;
  return new Hono<AppEnv>()
    .get("/export", (c) => {
      const parts = exportParts(db, requireAccount(c), { secret, now: clock() });
      return sendDownload(c, { name: "ai-humanizer-data.json", type: "application/json", log }, parts);
    })
    .delete("/", async (c) => {
      const { profile } = requireAccount(c);
      const { confirm } = await jsonBody(c, deleteAccountRequestSchema);
      if (confirm.trim().toLowerCase() !== profile.email.toLowerCase()) {
        throw new AppError(422, "confirmation_mismatch", "Type your account's e-mail address to confirm");
      }
      // The identity first: if the database fails then, the same token can still try again.
      const token = bearerIn(c.req.raw.headers);
      if (token !== null) await identityProvider.deleteUser(token);
      await db.transaction().execute(async (trx) => {
        await eraseUser(trx, profile.id, clock());
        await markDeleted(trx, profile.identity, secret, clock());
      });
      return c.json({ message: "Your account and all its data have been deleted" });
    });
}
