import { z } from "zod";
import { setting } from "../leaf.ts";
import { postgresUrl, whole } from "../schemas.ts";

/** Where things are stored, and how long. */
export const data = {
  dir: setting({
    name: "DATA_DIR",
    schema: z.string(),
    local: "./data",
    doc: "Folder of the SQLite database, and of the outbox where no mail is sent.",
  }),
  databaseUrl: setting({
    name: "DATABASE_URL",
    schema: postgresUrl.nullable(),
    local: null,
    doc: "A postgres:// URL to use Postgres instead of SQLite.",
  }),
  poolSize: setting({
    name: "DATABASE_POOL",
    schema: whole(1, 200),
    local: 10,
    doc: "Most connections to Postgres.",
  }),
  guestHistoryDays: setting({
    name: "GUEST_HISTORY_DAYS",
    schema: whole(1, 3650),
    local: 30,
    doc: "Days after which a guest's texts are deleted.",
  }),
};
