import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AfterCommit } from '../src/platform/database/after-commit.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { rolledBack } from '../src/platform/database/rolled-back.js';
import { channel } from '../src/platform/realtime/bus.js';
import { LocalBus } from '../src/platform/realtime/local-bus.js';
import { eventually } from './support/eventually.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

const DOOR = channel<{ id: number }>('door');
let postgres: TestPostgres;
let db: DataSource;
let after: AfterCommit;
let bus: LocalBus;
const heard: string[] = [];

beforeAll(async () => {
  postgres = openTestPostgres();
  db = await new DataSource(dataSourceOptions(await postgres.makeEmpty(), [], 3)).initialize();
  bus = new LocalBus();
  after = new AfterCommit(db, bus);
  bus.on(DOOR, ({ id }) => heard.push(`door ${id}`));
}, 120_000);
beforeEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

const mark = (manager: DataSource['manager'], name: string) =>
  after.ring(manager, name, () => void heard.push(name));

it('rings once a name when the transaction has committed, and not before', async () => {
  await db.transaction(async (manager) => {
    mark(manager, 'mail');
    mark(manager, 'mail');
    after.publish(manager, DOOR, { id: 1 });
    after.publish(manager, DOOR, { id: 1 });
    after.publish(manager, DOOR, { id: 2 });
    await manager.query('SELECT 1');
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['mail', 'door 1', 'door 2']);
});

it('rings nothing of what was rolled back, by a fault or on purpose', async () => {
  const fault = db.transaction(async (manager) => {
    mark(manager, 'mail');
    await manager.query('SELECT 1 / 0');
  });
  await expect(fault).rejects.toThrow('division by zero');
  await rolledBack(db, async (manager) => mark(manager, 'mail'));
  expect(heard).toEqual([]);
});

it('waits for the outer transaction, and the next one on that connection rings its own alone', async () => {
  await db.transaction(async (outer) => {
    await outer.transaction(async (inner) => mark(inner, 'inner'));
    expect(heard).toEqual([]);
    mark(outer, 'outer');
  });
  expect(heard.splice(0)).toEqual(['inner', 'outer']);
  await db.transaction(async (manager) => mark(manager, 'next'));
  expect(heard).toEqual(['next']);
});

it('rings at once where no transaction is', () => {
  mark(db.manager, 'now');
  expect(heard).toEqual(['now']);
});

it('a bell that breaks harms neither the others nor who marked it', async () => {
  await db.transaction(async (manager) => {
    after.ring(manager, 'broken', () => Promise.reject(new Error('no line')));
    mark(manager, 'mail');
    return manager.query('SELECT 1');
  });
  await eventually(() => expect(heard).toEqual(['mail']));
});
