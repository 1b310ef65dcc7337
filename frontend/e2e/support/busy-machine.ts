import type { Page } from '@playwright/test';

/**
 * React listens on a page that arrived drawn, and has heard what was done there before: a box that is ticked earlier looks
 * unticked for a moment.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyInput' in window));
}

/** What leaves a page by itself after so many milliseconds stays for a minute: a busy machine looks late. */
export async function stayLonger(page: Page, leavesAfterMs: number): Promise<void> {
  await page.addInitScript((leavesAfter) => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
        later(act, ms === leavesAfter ? 60_000 : ms, ...rest),
    });
  }, leavesAfterMs);
}

/** What is told for a few seconds: all of it in one look, or the rest is gone. */
export const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Keeps a page that the site leads on to from coming before the one before it was looked at. Answers what lets it come. */
export async function holdPage(page: Page, address: string): Promise<() => void> {
  let goOn = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, async (route) => {
    await looked;
    await route.continue();
  });
  return goOn;
}
