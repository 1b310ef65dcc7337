import Bowser from 'bowser';

/** What a browser calls itself: for people to recognise it by, never to trust. Null for what is no browser we know. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

/** Longer than any real one; what lies beyond only costs time. */
const JUDGED = 512;
const UNKNOWN: BrowserName = { browser: null, system: null };

/** By its family alone, without a version: "Firefox" on "Linux". @param userAgent the header, as it came */
export function nameOfBrowser(userAgent: string | undefined): BrowserName {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, JUDGED));
  return { browser: browser.name || null, system: os.name || null };
}
