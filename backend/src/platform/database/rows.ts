import { z } from 'zod';

/** Whatever answers a statement: the data source, a transaction's manager, a query runner. */
export interface Database {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/** A connection of the `pg` package's own, outside TypeORM, as something {@link rowsOf} may ask. */
export function bare(connection: {
  query(sql: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}): Database {
  return { query: async (sql, parameters) => (await connection.query(sql, parameters)).rows };
}

/** A row of which only matters that it is there. */
export const anyRow = z.object({});
/** A row of which only its number matters. */
export const idRow = z.object({ id: z.int() });
const countRow = z.object({ count: z.int() });

/**
 * What a statement answers, each row checked once by its shape and typed by it. TypeORM types the answer as anything at
 * all, so a column that the SELECT forgot or answers otherwise is told here and not where it is missed.
 *
 * @throws Error naming the column, what was expected and the statement's first line; never a value, which may be
 * somebody's own.
 */
export async function rowsOf<T>(
  db: Database,
  row: z.ZodType<T>,
  sql: string,
  parameters?: unknown[],
): Promise<T[]> {
  return checked(row, sql, await db.query(sql, parameters));
}

/** The first row of what a statement answers, or nothing when it answers none. Checked as {@link rowsOf} does. */
export async function rowOf<T>(
  db: Database,
  row: z.ZodType<T>,
  sql: string,
  parameters?: unknown[],
): Promise<T | undefined> {
  return (await rowsOf(db, row, sql, parameters))[0];
}

/**
 * The row of a statement that always has one, as a sum has. Checked as {@link rowsOf} does.
 *
 * @throws Error naming the statement when it answers none: a sum that is missing is never taken for nothing.
 */
export async function theRowOf<T>(
  db: Database,
  row: z.ZodType<T>,
  sql: string,
  parameters?: unknown[],
): Promise<T> {
  const found = await rowOf(db, row, sql, parameters);
  if (found === undefined) throw new Error(`no row in what was answered to "${firstLine(sql)}"`);
  return found;
}

/** What a statement counts, in its column `count`. Checked as {@link theRowOf} does. */
export async function countOf(db: Database, sql: string, parameters?: unknown[]): Promise<number> {
  return (await theRowOf(db, countRow, sql, parameters)).count;
}

/**
 * The rows an UPDATE or DELETE gives back by RETURNING, which TypeORM hands over beside their count. Checked as
 * {@link rowsOf} does, which is also for an INSERT's.
 */
export async function changedRows<T>(
  db: Database,
  row: z.ZodType<T>,
  sql: string,
  parameters?: unknown[],
): Promise<T[]> {
  const answer = await db.query(sql, parameters);
  return checked(row, sql, Array.isArray(answer) ? answer[0] : answer);
}

function checked<T>(row: z.ZodType<T>, sql: string, rows: unknown): T[] {
  const read = z.array(row).safeParse(rows);
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path, message }) => `${path.slice(1).join('.') || 'row'}: ${message}`,
  );
  throw new Error(`${[...new Set(faults)].join('; ')} in what was answered to "${firstLine(sql)}"`);
}

function firstLine(sql: string): string {
  return sql.trim().split('\n', 1)[0]?.slice(0, 120) ?? '';
}
