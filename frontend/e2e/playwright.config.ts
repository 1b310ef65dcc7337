import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { choosePorts, RESULTS_DIR, ROOT, siteEnvironment, siteOrigin } from './support/site';

await choosePorts();

const READING = /\/(accessibility|public-pages|itinerary|ship-details|contact|guest-area)\.spec\.ts$/;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** The browser journeys: everything `npm start` starts, over data of their own, and one Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: RESULTS_DIR,
  workers: 2,
  projects: [
    // One after the other: they book, pay and talk on one trip, whose places, figures and chat some of them count.
    { name: 'on the trip', testIgnore: READING, workers: 1 },
    // Beside them those that only look, so that both cores have something to do.
    { name: 'looking', testMatch: READING, workers: 1 },
  ],
  // Real servers and real windows on a machine that others use too: what passes at the second try is named so.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin(),
    locale: 'en-US',
    // Not the trip's zone and not the server's: dates must not follow the visitor's.
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
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
  webServer: {
    name: 'site',
    command: 'node frontend/e2e/support/start-site.mjs',
    cwd: ROOT,
    env: siteEnvironment(),
    url: `${siteOrigin()}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
