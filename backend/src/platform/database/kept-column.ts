/** Options of a column that the database alone writes, and reads: an entity says that it is there and never loads it. */
export const KEPT_BY_DATABASE = { select: false, insert: false, update: false } as const;
