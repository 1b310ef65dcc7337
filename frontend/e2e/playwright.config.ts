import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { makeSites, RESULTS_DIR, ROOT } from './support/site';

const sites = await makeSites(['harbor', 'quay', 'pier']);
/** What runs on the second and on the third site: about a third each of the time all journeys take. */
const ON_THE_QUAY =
  /^(early-input|guest-area|guest-list|guest-money|host-desk-\w+|keyboard|looks|packing|payment-refused|quiet-purchase|ship-details|tampered-address|translated)\.spec/;
const ON_THE_PIER =
  /^(accessibility|booking-form|checkout-changes|confirmation|contact|guest-information|itinerary|payment-shares|payment-ways|public-pages)\.spec/;
const siteOf = (file: string) =>
  ON_THE_QUAY.test(file) ? sites.quay : ON_THE_PIER.test(file) ? sites.pier : sites.harbor;

/** Parts of the names of the files to run, by commas; all when empty. */
const wanted = (process.env.JOURNEYS ?? '').split(',');
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && wanted.some((part) => file.includes(part)),
);
const used = new Set(files.map(siteOf));

const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM || DEBIAN_CHROMIUM.find((path) => existsSync(path));

/**
 * The browser journeys: everything `npm start` starts, over data of their own, and one Chromium. Three sites side by side,
 * so that two cores have something to do; on each one journey after the other, because they book, pay and talk on one
 * trip whose places, figures and chat some of them count.
 */
export default defineConfig({
  testDir: '.',
  outputDir: RESULTS_DIR,
  workers: 3,
  projects: [...used].map((site) => ({
    name: site.name,
    metadata: site,
    workers: 1,
    use: { baseURL: site.origin },
    testMatch: files.filter((file) => siteOf(file) === site),
  })),
  // Real servers and real windows on a machine that others use too: what passes at a later try is named so.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    // Not the trip's zone and not the server's: dates must not follow the visitor's.
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [...used].map((site) => ({
    name: site.name,
    command: 'node frontend/e2e/support/start-site.mjs',
    cwd: ROOT,
    env: site.environment,
    url: `${site.origin}/readyz`,
    timeout: 300_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGINT' as const, timeout: 20_000 },
  })),
});
