/** A day, in ms. */
export const dayMs = 86_400_000;

/** The day (UTC) of a time, such as "2025-11-21". */
export const dayOf = (time: number): string => isoTime(time).slice(0, 10);

/** A time as the contract shows it, such as "2025-11-21T23:59:59.000Z". */
export const isoTime = (time: number): string => new Date(time).toISOString();

/** The same for a time that may be missing. */
export const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));
