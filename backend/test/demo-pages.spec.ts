import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { seedDemo } from '../src/demo/seed.js';
import { DemoDatabase } from './demo-database.js';

let demo: DemoDatabase;
let db: DataSource;

beforeAll(async () => {
  demo = await DemoDatabase.start();
  db = await demo.create('pages');
  await seedDemo(db, demo.clock, demo.options);
}, 120_000);
afterAll(() => demo?.stop());

const start = () => seedDemo(db, demo.clock, demo.options);
const pages = () =>
  db.query<object[]>(
    `SELECT t.title, p.part, p.version FROM trip_pages p JOIN trips t ON t.id = p.trip_id ORDER BY t.id, p.part, p.version`,
  );
const [ENSENADA, MAZATLAN] = ['Ensenada Group Cruise', 'Mazatlán Autumn Cruise'];
const written = (title: string, ...parts: string[]) => parts.map((part) => ({ title, part, version: 1 }));
const FILLED = [
  ...written(ENSENADA, 'cabins', 'front', 'guide', 'plan', 'ship'),
  ...written(MAZATLAN, 'front', 'guide', 'plan', 'ship'),
];

it('two trips of the demo say something on their pages, which a host has saved', async () => {
  expect(await pages()).toEqual(FILLED);
  expect(await db.query(`SELECT username FROM users WHERE id IN (SELECT saved_by FROM trip_pages)`)).toEqual([
    { username: 'marisol' },
  ]);
});

it('a demo that was filled before there were any has them after its next start, and what a host wrote meanwhile stays', async () => {
  await db.query(
    `ALTER TABLE trip_pages DISABLE TRIGGER trip_pages_append_only; DELETE FROM trip_pages; ALTER TABLE trip_pages ENABLE TRIGGER trip_pages_append_only`,
  );
  const plan = '{"days": [], "moments": []}';
  await db.query(
    `INSERT INTO trip_pages SELECT id, 'plan', 1, $2::jsonb, host_id, now() FROM trips WHERE title = $1`,
    [ENSENADA, plan],
  );
  await db.query(
    `INSERT INTO trips (title, destination, duration, max_guests) SELECT title, destination, duration, 1 FROM trips WHERE title = $1`,
    [MAZATLAN],
  );
  await start();
  await start();
  expect(await pages()).toEqual(FILLED);
  expect(
    await db.query(`SELECT content FROM trip_pages WHERE part = 'plan' ORDER BY trip_id LIMIT 1`),
  ).toEqual([{ content: JSON.parse(plan) }]);
});
