import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The scripts that the page has taken out of its template, by their addresses. */
const scriptsOf = (page: Page) =>
  page.locator('head script[type="module"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));

async function expectAtWork(page: Page) {
  await page.getByRole('radio', { name: /Single/ }).check();
  await expect(page.getByText('per person for 2')).toHaveCount(0);
}

test('a drawn page asks for its scripts once it has been seen, and once', async ({ page }) => {
  // Not by the clock, which is for who is not told of the first paint.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, ms?: number) => (ms === 1000 ? 0 : later(act, ms)),
    });
  });
  await page.goto('/template/pricing');
  await expectAtWork(page);
  const { seen, asked } = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(seen);
  const scripts = await scriptsOf(page);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('a browser that is told of no paint works, too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/template/pricing');
  await expectAtWork(page);
});

test('a browser that cannot be told of a paint works, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { PerformanceObserver: undefined });
  });
  await page.goto('/template/pricing');
  await expectAtWork(page);
});
