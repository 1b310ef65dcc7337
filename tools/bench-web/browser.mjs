import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const installed = () => process.env.CHROMIUM || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/** The browser that the journeys use: the one `CHROMIUM` names, the system's, or Playwright's own. */
export function launchBrowser() {
  const executablePath = installed();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] });
}

/**
 * The same browser for Lighthouse, started as Lighthouse starts it: a second program that watches the page, as Playwright
 * does, makes the page itself slower. Gives the port it listens on, and `kill`.
 */
export async function launchForLighthouse() {
  const { launch } = await import('chrome-launcher');
  return launch({
    chromePath: installed() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
}
