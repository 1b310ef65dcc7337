import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { PatientDataSource } from '../src/platform/database/patient-data-source.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

let postgres: TestPostgres;
let db: PatientDataSource;

beforeAll(async () => {
  postgres = openTestPostgres();
  db = await new PatientDataSource(dataSourceOptions(await postgres.makeEmpty(), [], 3)).initialize();
  await db.query('CREATE TABLE turns (id integer PRIMARY KEY, taken integer NOT NULL DEFAULT 0)');
  await db.query('INSERT INTO turns (id) VALUES (1), (2)');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

const take = (manager: EntityManager, id: number) =>
  manager.query('UPDATE turns SET taken = taken + 1 WHERE id = $1', [id]);

/** Two that wait until both hold their first row. */
function together() {
  let arrived = 0;
  let go = () => {};
  const both = new Promise<void>((resolve) => {
    go = resolve;
  });
  return () => {
    if (++arrived === 2) go();
    return both;
  };
}

it('begins the one anew that PostgreSQL refuses of two which wait for one another', async () => {
  const meet = together();
  let begun = 0;
  const inTurn = (first: number, second: number) =>
    db.transaction(async (manager) => {
      begun++;
      await take(manager, first);
      await meet();
      await take(manager, second);
      return second;
    });
  expect(await Promise.all([inTurn(1, 2), inTurn(2, 1)])).toEqual([2, 1]);
  expect(begun).toBe(3);
  expect(await db.query('SELECT id, taken FROM turns ORDER BY id')).toEqual([
    { id: 1, taken: 2 },
    { id: 2, taken: 2 },
  ]);
});

it('throws what else goes wrong, at once', async () => {
  let begun = 0;
  const fault = db.transaction('REPEATABLE READ', async (manager) => {
    begun++;
    await manager.query('SELECT 1 / 0');
  });
  await expect(fault).rejects.toThrow('division by zero');
  expect(begun).toBe(1);
});
