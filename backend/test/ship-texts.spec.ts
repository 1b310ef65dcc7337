import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { AgeInShipTexts1795600500000 } from '../src/platform/database/migrations/1795600500000-age-in-ship-texts.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

let postgres: TestPostgres;
let db: DataSource;

beforeAll(async () => {
  postgres = openTestPostgres();
  const url = await postgres.makeEmpty();
  await migrate(url);
  db = await new DataSource(dataSourceOptions(url, [], 2)).initialize();
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

const AGE = 'Every traveller is 18 or older on the day of sailing.';

it.each([
  [[AGE, 'Wear boots.'], ['Wear boots.']],
  [['Wear boots.', AGE], ['Wear boots.']],
  [
    ['Wear boots.', AGE, 'Bring a hat.'],
    ['Wear boots.', 'Bring a hat.'],
  ],
  [[AGE], []],
  [['Every traveller is 21 or older.'], ['Every traveller is 21 or older.']],
])('a ship’s page that says %j says %j once the trip itself tells the age', async (before, after) => {
  const [trip] = await db.query<[{ id: number }]>(
    `INSERT INTO trips (title, destination, duration, max_guests) VALUES ('Fjords', 'Bergen', '4 days', 10) RETURNING id`,
  );
  await db.query(`INSERT INTO trip_pages VALUES ($1, 'ship', 1, $2, NULL, now())`, [
    trip.id,
    JSON.stringify({ notes: [{ title: 'Good to know', points: before }] }),
  ]);
  const runner = db.createQueryRunner();
  await new AgeInShipTexts1795600500000().up(runner);
  await runner.release();
  const [page] = await db.query<[{ content: object }]>('SELECT content FROM trip_pages WHERE trip_id = $1', [
    trip.id,
  ]);
  expect(page.content).toEqual({ notes: [{ title: 'Good to know', points: after }] });
});
