import type { DataSource, EntityManager } from 'typeorm';

/** Does something to see what comes of it, and takes all of it back: nobody else ever sees it. */
export async function rolledBack<T>(
  db: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction();
    return await work(runner.manager);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}
