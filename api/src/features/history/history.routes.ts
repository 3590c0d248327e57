import {
  type HistoryItem,
  historyQuerySchema,
  historyUndoMs,
  historyUploadSchema,
  itemOfCursor,
} from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { queryOf } from "../../http/query-of.ts";
import { requireAccount } from "../../http/require-account.ts";
import { isoTime } from "../../time.ts";
import { uploadClaims } from "../quota/entitlements.ts";
import { spend } from "../quota/quota.repository.ts";
import {
  deleteItem,
  findHistory,
  type HistoryPlace,
  type HumanizationRow,
  insertUpload,
  restoreItem,
  searchHistory,
} from "./history.repository.ts";

interface HistoryDeps {
  readonly db: Database;
  readonly clock: () => number;
}

/** `GET /api/history` and `/full`, `POST /api/history`, `DELETE /api/history/:id`, `POST /api/history/:id/restore`. */
export function historyRoutes({ db, clock }: HistoryDeps) {
  const list = async (c: AppContext) => {
    const userId = requireAccount(c).profile.id;
    const { limit, before, q } = queryOf(c, historyQuerySchema);
    const place = before === undefined ? undefined : placeOf(before);
    const page = { userId, limit, before: place };
    const rows = q ? await searchHistory(db, page, q) : await findHistory(db, page);
    return c.json(rows.map(viewItem));
  };
  return new Hono<AppEnv>()
    .get("/", list)
    .get("/full", list)
    .post("/", async (c) => {
      const { profile } = requireAccount(c);
      const upload = await jsonBody(c, historyUploadSchema);
      const now = clock();
      if (!(await spend(db, uploadClaims(profile.id, now)))) throw tooMany();
      const createdAt = Math.min(Date.parse(upload.createdAt), now);
      const stored = await insertUpload(db, { ...upload, userId: profile.id, createdAt });
      if (!stored) throw new AppError(409, "already_taken", "This entry can't be uploaded");
      return c.json(viewItem(stored));
    })
    .delete("/:id", async (c) => {
      const now = clock();
      const found = await deleteItem(db, requireAccount(c).profile.id, c.req.param("id"), now);
      if (!found) throw notThere();
      return c.json({ undoUntil: isoTime(now + historyUndoMs) });
    })
    .post("/:id/restore", async (c) => {
      const userId = requireAccount(c).profile.id;
      const restored = await restoreItem(db, userId, c.req.param("id"), clock() - historyUndoMs);
      if (!restored) throw notThere();
      return c.json(viewItem(restored));
    });
}

const tooMany = () =>
  new AppError(429, "rate_limited", "No more texts can be uploaded today. Please try again tomorrow.", {
    retryAfterSeconds: 3600,
  });

/** Also for what is somebody else's: nobody learns that it exists. */
const notThere = () => new AppError(404, "not_found", "This humanization is not in your history");

/** A humanization as the contract shows it. */
export function viewItem(row: HumanizationRow): HistoryItem {
  const { id, title, originalText, humanizedText, tone } = row;
  return { id, title, originalText, humanizedText, tone, createdAt: isoTime(row.createdAt) };
}

function placeOf(cursor: string): HistoryPlace {
  const item = itemOfCursor(cursor);
  const createdAt = Date.parse(item.createdAt);
  if (Number.isNaN(createdAt)) throw new AppError(422, "validation_failed", "before: not a cursor");
  return { createdAt, id: item.id };
}
