import { createServer } from 'node:net';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../../..');
/** What failed journeys leave behind: traces and screenshots. */
export const RESULTS_DIR = join(ROOT, '.data/e2e-results');
/** The data of the site under test; wiped at each start. */
export const DATA_DIR = join(ROOT, '.data/e2e');

/**
 * Chooses ports unless `E2E_PORT` and `E2E_EMULATOR_PORT` name them. They stand in the environment, which the processes
 * that run the journeys inherit from the one that came first.
 */
export async function choosePorts(): Promise<void> {
  // Both are asked for before either is given back, so they differ.
  const [site, emulator] = await Promise.all([freePort(), freePort()]);
  process.env.E2E_PORT ||= site;
  process.env.E2E_EMULATOR_PORT ||= emulator;
}

/** Where the site answers, such as "http://localhost:4711". */
export const siteOrigin = (): string => `http://localhost:${process.env.E2E_PORT}`;
/** Where the stand-in for PayPal answers. */
export const emulatorOrigin = (): string => `http://localhost:${process.env.E2E_EMULATOR_PORT}`;

/** What the operator behind `npm start` is told; a person's own services are not to be tested upon. */
export function siteEnvironment(): Record<string, string> {
  const own = ['DATABASE_URL', 'EMULATOR_DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'PAYPAL_ENV'];
  return {
    ...Object.fromEntries(own.map((name) => [name, ''])),
    PORT: process.env.E2E_PORT ?? '',
    EMULATOR_PORT: process.env.E2E_EMULATOR_PORT ?? '',
    DATA_DIR,
    DEMO_MODE: '1',
  };
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(String(port)));
    });
  });
}
