/** What SQLite and Postgres say of a row that refers to another one which does not exist. */
const codes: readonly unknown[] = ["SQLITE_CONSTRAINT_FOREIGNKEY", "23503"];

/** Whether a write failed because a row that it refers to does not exist, or not any more. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.includes(error.code);
