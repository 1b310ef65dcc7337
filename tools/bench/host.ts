import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '../local/embedded-postgres/start.js';
import { createApp } from '../../backend/src/app.js';
import { readConfig } from '../../backend/src/platform/config/config.js';
import { migrate } from '../../backend/src/platform/database/migrate.js';
import { log } from '../../backend/src/platform/logging/log.js';
import { type Filled, fillSeason, TRIPS } from './host/fill.js';
import { percentile, statementsOf, timed } from './host/statements.js';
import { describeMachine } from './report/machine.js';
import { runBench } from './run-bench.js';

const RUNS = 30;
const WARM_UP = 3;
/** A summary statement may take this long in the median. */
const LIMIT_MS = 50;
/** A statement that answers with as many rows as this is a list that is sent whole, and no summary: it has a limit of its own. */
const LIST_ROWS = 500;
const LIST_LIMIT_MS = 150;

/** What the desk's pages ask for: over all trips, and over one. */
const PAGES = (tripId: number) => [
  ['Overview', '/api/host/overview'],
  ['Overview, one trip', `/api/host/overview?trip=${tripId}`],
  ['Trips', '/api/host/trips'],
  ['Guests', '/api/host/guests'],
  ['Guests, one trip', `/api/host/guests?trip=${tripId}`],
  ['Guests, some letters', '/api/host/guests?q=guest%2047'],
  ['Guests, one of them', '/api/host/guests?q=guest%204711%20'],
  ['Payments', '/api/host/payments'],
  ['Payments, one trip', `/api/host/payments?trip=${tripId}`],
  ['Payments, searched for', '/api/host/payments?q=guest%204711%20'],
  ['Payments, those late', '/api/host/payments?status=overdue'],
  ['Forecast', '/api/host/forecast'],
  ['Analytics', '/api/host/analytics'],
  ['Analytics, one trip', `/api/host/analytics?trip=${tripId}`],
  ['Activity log', '/api/host/log'],
];

/** Nothing of the person's own environment: their database, their PayPal and their mail stay out of it. */
const environment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_KEY: randomBytes(32).toString('base64'),
  PAYPAL_ENV: 'emulator',
  PAYPAL_API_BASE: 'http://127.0.0.1:9',
  PAYPAL_SDK_URL: 'http://127.0.0.1:9/web-sdk/v6/core',
  PAYPAL_CLIENT_ID: 'bench',
  PAYPAL_CLIENT_SECRET: 'bench',
});

// `npm run bench:host`: the host desk's summaries over 100,000 guests, each statement with its plan.
await runBench(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gangway-bench-host-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    await migrate(postgres.url);
    const filled = await fillSeason(postgres.url);
    console.log(
      `${describeMachine()}\n${filled.guests} guests over ${TRIPS} trips, one host of all; ${RUNS} runs each\n`,
    );
    await measure(postgres.url, filled);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function measure(databaseUrl: string, { cookie, tripId }: Filled): Promise<void> {
  const app = await createApp(readConfig(environment(databaseUrl)));
  try {
    await app.listen(0, '127.0.0.1');
    const site = (await app.getUrl()).replace('[::1]', 'localhost');
    log.level = 'warn';
    const db = app.get(DataSource);
    const plans: string[] = [];
    for (const [name = '', path = ''] of PAGES(tripId)) {
      const read = async () => {
        const answer = await fetch(site + path, { headers: { cookie } });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      await measurePage(name, read, db, plans);
    }
    console.log(`\nThe plans:\n${plans.join('\n\n')}`);
  } finally {
    await app.close();
  }
}

async function measurePage(
  name: string,
  read: () => Promise<void>,
  db: DataSource,
  plans: string[],
): Promise<void> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const since = performance.now();
    await read();
    if (run >= 0) times.push(performance.now() - since);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const whole = `${percentile(sorted, 0.5).toFixed(1)} ms, p95 ${percentile(sorted, 0.95).toFixed(1)} ms`;
  console.log(`${name}: the answer takes ${whole}`);
  for (const statement of await statementsOf(db, read)) {
    const { sql, plan, medianMs, p95Ms } = await timed(db, statement, RUNS);
    const words = sql.replaceAll(/\s+/g, ' ').trim().slice(0, 90);
    const rows = rowsOf(plan);
    const limitMs = rows >= LIST_ROWS ? LIST_LIMIT_MS : LIMIT_MS;
    if (medianMs > limitMs) process.exitCode = 1;
    const mark = `${medianMs > limitMs ? 'ABOVE' : 'within'} ${limitMs} ms, ${rows} rows`;
    console.log(`  ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, ${mark}: ${words}`);
    plans.push(`${name}: ${words}\n${plan.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** How many rows a statement answered with, as the first line of its plan tells. */
function rowsOf([first = '']: readonly string[]): number {
  return Math.round(Number(/actual .*?rows=([\d.]+)/.exec(first)?.[1] ?? 0));
}
