import { containsText } from "../../db/contains-text.ts";
import type { Database } from "../../db/schema.ts";

/** The ids of the users whom a search finds: by their e-mail, username, display name or id, whatever the case. */
export function ownersFound(db: Database, q: string) {
  return db
    .selectFrom("profiles as owners")
    .select("owners.id")
    .where(({ or, ref }) =>
      or([
        containsText(ref("owners.email"), q),
        containsText(ref("owners.username"), q),
        containsText(ref("owners.displayName"), q),
        containsText(ref("owners.id"), q),
      ]),
    );
}
