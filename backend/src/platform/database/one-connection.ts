import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

type Work = (manager: EntityManager) => Promise<unknown>;
type Connected = (err: Error | undefined, ...rest: unknown[]) => void;

/**
 * Makes it a fault to ask for a second connection within a transaction: on a busy node, where every connection is held by
 * somebody who waits for another one, nobody would ever get it. For tests and development, which meet that without a crowd.
 */
export function forbidSecondConnection({ manager, driver }: DataSource): void {
  const within = new AsyncLocalStorage<{ isOpen: boolean }>();
  const begin = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  const transaction = (...args: unknown[]): Promise<unknown> =>
    // The work comes first or behind an isolation level, and the data source fills what is absent with `undefined`.
    begin(...args.map((arg) => (typeof arg === 'function' ? marked(arg as Work) : arg)));
  const marked =
    (work: Work): Work =>
    async (own) => {
      // What the work leaves for later may ask again, once the transaction is over.
      const mark = { isOpen: true };
      try {
        return await within.run(mark, () => work(own));
      } finally {
        mark.isOpen = false;
      }
    };
  Object.assign(manager, { transaction });

  const pool = (driver as PostgresDriver).master as Pool;
  const connect = pool.connect.bind(pool) as (connected: Connected) => void;
  const guarded = (connected: Connected): void => {
    if (within.getStore()?.isOpen) connected(new Error('A transaction asked for a second connection'));
    else connect(connected);
  };
  Object.assign(pool, { connect: guarded });
}
