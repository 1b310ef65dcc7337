const UNIQUE_VIOLATION = '23505';
const DEADLOCK_DETECTED = '40P01';

/** Works for pg's errors and TypeORM's. */
const hasCode = (err: unknown, code: string): boolean =>
  err instanceof Error && 'code' in err && err.code === code;

/** Whether the database refused a second row where only one may be. */
export const isUniqueViolation = (err: unknown): boolean => hasCode(err, UNIQUE_VIOLATION);

/** Whether the database ended a transaction because it and another one waited for each other. */
export const isDeadlock = (err: unknown): boolean => hasCode(err, DEADLOCK_DETECTED);
