import type { DataSource, Logger } from 'typeorm';

interface Statement {
  sql: string;
  values: unknown[];
}

export interface TimedStatement {
  sql: string;
  /** As the server itself reports it, in milliseconds, the median of the runs. */
  medianMs: number;
  p95Ms: number;
  plan: string[];
}

/** The reading statements that the application runs during `work`, without those that only ask who is logged in. */
export async function statementsOf(db: DataSource, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const before = db.logger;
  const nothing = () => undefined;
  const logger: Logger = {
    logQuery: (sql, values) => void seen.push({ sql, values: Array.isArray(values) ? values : [] }),
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
  db.logger = logger;
  try {
    await work();
  } finally {
    db.logger = before;
  }
  return seen.filter(({ sql }) => /^\s*(SELECT|WITH)/i.test(sql) && !/FROM "(sessions|users)"/.test(sql));
}

export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs a statement again and again, as PostgreSQL times it. */
export async function timed(
  db: DataSource,
  { sql, values }: Statement,
  runs: number,
): Promise<TimedStatement> {
  const times: number[] = [];
  let plan: string[] = [];
  for (let run = 0; run < runs; run++) {
    const lines: { 'QUERY PLAN': string }[] = await db.query(`EXPLAIN (ANALYZE, TIMING OFF) ${sql}`, values);
    plan = lines.map((line) => line['QUERY PLAN']);
    const total = plan.findLast((line) => line.startsWith('Execution Time'));
    times.push(Number(/([\d.]+) ms/.exec(total ?? '')?.[1] ?? 0));
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { sql, plan, medianMs: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95) };
}
