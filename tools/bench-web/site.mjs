import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { Fault } from '../../scripts/lib/fault.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';

const PORT = process.env.BENCH_PORT || '4790';
const BOOT_SECONDS = 120;
// A person's own services are not to be measured upon.
const OWN = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'EMULATOR_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_CATCHER_URL',
  'PUBLIC_URL',
  'PAYPAL_ENV',
];

/** What the site that is measured runs with: ports and data of its own. */
export function siteEnvironment() {
  return {
    ...Object.fromEntries(OWN.map((name) => [name, ''])),
    PORT,
    EMULATOR_PORT: String(Number(PORT) + 1),
    DATA_DIR: join(ROOT, '.data/bench-web'),
    DEMO_MODE: '1',
    // One machine asks as many would.
    REQUESTS_PER_ADDRESS: '1000000',
  };
}

/** Starts the demo over data of its own and runs `measure` against its origin; stops it whatever happens. */
export async function withSite(measure) {
  const origin = `http://localhost:${PORT}`;
  const child = spawn(process.execPath, [join(ROOT, 'frontend/e2e/support/start-site.mjs')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...siteEnvironment() },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await ready(origin, child);
    return await measure(origin);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

async function ready(origin, child) {
  for (let waited = 0; waited < BOOT_SECONDS && child.exitCode === null; waited++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(1000);
  }
  throw new Fault(`The site did not start on ${origin}. BENCH_PORT names another port.`);
}
