import { afterEach } from '@jest/globals';
import type pg from 'pg';

/** A transaction that stays open while a test looks at what waits for it. */
export interface OpenTransaction {
  query: (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;
  end: (how: 'COMMIT' | 'ROLLBACK') => Promise<void>;
}

/** Opens transactions for the tests of one file. What a failing test leaves open ends with it: others would wait for ever. */
export function openTransactions(pool: () => pg.Pool): () => Promise<OpenTransaction> {
  const open = new Map<pg.PoolClient, OpenTransaction>();
  afterEach(() => Promise.all([...open.values()].map(({ end }) => end('ROLLBACK'))));
  return async () => {
    const client = await pool().connect();
    const transaction: OpenTransaction = {
      query: (sql, values) => client.query(sql, values),
      end: async (how) => {
        open.delete(client);
        await client.query(how);
        client.release();
      },
    };
    open.set(client, transaction);
    await client.query('BEGIN');
    return transaction;
  };
}
