import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that the journeys use: the one `CHROMIUM` names, the system's, or Playwright's own. */
export function launchBrowser(args = []) {
  const executablePath = process.env.CHROMIUM || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu', ...args] });
}
