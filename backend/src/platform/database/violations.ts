const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a second row where only one may be. Works for pg's errors and TypeORM's. */
export function isUniqueViolation(err: unknown): boolean {
  return err instanceof Error && 'code' in err && err.code === UNIQUE_VIOLATION;
}
