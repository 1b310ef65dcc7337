import { join } from 'node:path';
import { test } from '@playwright/test';
import { freePort } from '../../../tools/local/free-port';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../../..');
/** What failed journeys leave behind: traces and screenshots. */
export const RESULTS_DIR = join(ROOT, '.data/e2e-results');

/** One site under test, with its stand-in for PayPal and data of its own. */
export interface Site {
  name: string;
  /** Where it answers, such as "http://localhost:4711". */
  origin: string;
  emulatorOrigin: string;
  /** Wiped at each start. */
  dataDir: string;
  environment: Record<string, string>;
}

/** A person's own services are not to be tested upon. */
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

/**
 * Makes sites on ports of their own, unless `E2E_PORTS` names them (two a site, parted by commas). They stand in the
 * environment, which the processes that run the journeys inherit from the one that came first.
 */
export async function makeSites<N extends string>(names: readonly N[]): Promise<Record<N, Site>> {
  if (!process.env.E2E_PORTS) {
    const free = await Promise.all([...names, ...names].map(() => freePort()));
    process.env.E2E_PORTS = free.join(',');
  }
  const ports = process.env.E2E_PORTS.split(',');
  const sites = names.map((name, i) => [name, site(name, ports[2 * i] ?? '', ports[2 * i + 1] ?? '')]);
  return Object.fromEntries(sites) as Record<N, Site>;
}

function site(name: string, port: string, emulatorPort: string): Site {
  const dataDir = join(ROOT, '.data/e2e', name);
  return {
    name,
    origin: `http://localhost:${port}`,
    emulatorOrigin: `http://localhost:${emulatorPort}`,
    dataDir,
    environment: {
      ...Object.fromEntries(OWN.map((variable) => [variable, ''])),
      PORT: port,
      EMULATOR_PORT: emulatorPort,
      DATA_DIR: dataDir,
      DEMO_MODE: '1',
      // All journeys start from one machine. Who registers says from where: few may do so from one address in an hour.
      TRUST_PROXY_HOPS: '1',
      HOLDS_PER_ADDRESS: '10000',
      REQUESTS_PER_ADDRESS: '1000000',
    },
  };
}

/** The site on which the journey that is running runs. */
export function thisSite(): Site {
  return test.info().project.metadata as Site;
}
