import { sql } from "kysely";
import { expect, it } from "vitest";
import { databases } from "../test/databases.ts";
import { newMember } from "../test/member.ts";
import { createLogger } from "./log.ts";
import { startMaintenance } from "./maintenance.ts";

it("goes on past what fails, which is logged and keeps no server from starting", async () => {
  const { db, drop } = await databases[0].open();
  const { userId } = await newMember(db);
  const grant = { codeHash: "old", userId, codeChallenge: "c", expiresAt: 1 };
  await db.insertInto("desktopGrants").values(grant).execute();
  await sql`drop table login_failures`.execute(db);
  const lines: string[] = [];
  const log = createLogger("error", { write: (line) => void lines.push(line) });
  const stop = await startMaintenance({ db, clock: () => 2, log, guestHistoryDays: 30 });
  await stop();
  expect(await db.selectFrom("desktopGrants").selectAll().execute()).toEqual([]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["maintenance failed"]);
  await drop();
});
