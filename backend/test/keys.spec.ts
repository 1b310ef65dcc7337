import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SEALED_COLUMNS } from '../src/sealed-columns.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { runJob } from './support/jobs.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

// A busy machine is slow, not wrong.
jest.setTimeout(120_000);

const RESEAL = join(import.meta.dirname, '../../dist/backend/src/cli/reseal.js');
const [first, second, foreign] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64'));
const BOTH = `2026:${second},2025:${first}`;

let stack: Stack;
let nina: Visitor;
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', DATA_KEY: first } });
  nina = browserOf(stack, await demoPerson(stack, 'nina'));
}, 120_000);
afterAll(() => stack.stop());

const read = async () => {
  const { status, body } = await nina.call('GET', '/api/guest/details');
  return { status, body };
};

/** What the operator's command says. */
function reseal(DATA_KEY: string): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: stack.appUrl, DATA_KEY };
  return new Promise((resolve) => {
    execFile(process.execPath, [RESEAL], { env }, (_, said, complained) => resolve(`${said}${complained}`));
  });
}

/** How many rows each key has sealed. */
async function sealedBy(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column, where = 'true' } of SEALED_COLUMNS) {
    const { rows } = await stack.db.query<{ sealed: Buffer }>(
      `SELECT ${column} AS sealed FROM ${table} WHERE ${where}`,
    );
    for (const { sealed } of rows) {
      const id = sealed.subarray(2, 2 + (sealed[1] ?? 0)).toString();
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

it('a start with a key that opens nothing is refused, with and without a mark of the right one', async () => {
  const refusal = 'DATA_KEY cannot open what this database holds';
  await expect(stack.restart({ DATA_KEY: foreign })).rejects.toThrow(refusal);
  await stack.db.query('DELETE FROM key_marks');
  await expect(stack.restart({ DATA_KEY: foreign })).rejects.toThrow(refusal);
  await stack.restart({});
});

it('a key is changed while the node runs, and the old one may go when everything is sealed anew', async () => {
  const before = await read();
  expect(before.status).toBe(200);
  // The first time it sees what is there, the second time it seals it.
  for (let run = 1; run <= 2; run++) await runJob(stack, 'books.seal');
  await stack.restart({ DATA_KEY: BOTH });
  expect(await read()).toEqual(before);
  await expect(stack.restart({ DATA_KEY: `2026:${second}` })).rejects.toThrow('cannot open');
  await stack.restart({ DATA_KEY: BOTH });

  const rows = [...(await sealedBy()).values()].reduce((sum, count) => sum + count, 0);
  expect(rows).toBeGreaterThan(10);
  expect(await reseal(`2026:${second}`)).toContain(
    'No key of DATA_KEY opens these, and none may go: guest_private:',
  );
  expect(await reseal(BOTH)).toContain('Everything is sealed with the key 2026: the others may go.');
  expect(await sealedBy()).toEqual(new Map([['2026', rows]]));
  expect(await reseal(BOTH)).toContain('guest_private: 0 sealed anew');

  await stack.restart({ DATA_KEY: `2026:${second}` });
  expect(await read()).toEqual(before);
});

describe('SEC-83, SEC-84: a row that is changed behind the triggers', () => {
  const alerts = async () => {
    for (const job of ['books.chain', 'books.check']) await runJob(stack, job);
    const { rows } = await stack.db.query<{ ref: string; status: string; text: string }>(
      `SELECT ref, status, text FROM money_alerts WHERE kind = 'rewritten' ORDER BY ref`,
    );
    return rows;
  };
  /** As the owner of everything, past every trigger. */
  const asOwner = async (sql: string) => {
    const client = await stack.db.connect();
    await client.query(`SET session_replication_role = replica`);
    await client.query(sql);
    await client.query(`SET session_replication_role = DEFAULT`);
    client.release();
  };

  it('is found at night, and the alert stays', async () => {
    expect(await alerts()).toEqual([]);
    await asOwner('UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE id = 3');
    const found = [
      {
        ref: 'ledger_entries:0',
        status: 'open',
        text: expect.stringContaining('are not what they were when they were sealed'),
      },
    ];
    expect(await alerts()).toEqual(found);
    await asOwner('UPDATE ledger_entries SET amount_cents = amount_cents - 1 WHERE id = 3');
    expect(await alerts()).toEqual(found);
  });

  it('is found when it is taken out of the log, with its seals or without', async () => {
    await asOwner('DELETE FROM activity_log WHERE id = (SELECT min(id) FROM activity_log)');
    expect(await alerts()).toHaveLength(2);
    await asOwner(`DELETE FROM chain_links WHERE of_table = 'activity_log'`);
    await runJob(stack, 'books.seal');
    const refs = (await alerts()).map(({ ref }) => ref);
    expect(refs).toContain('activity_log:end');
  });
});
