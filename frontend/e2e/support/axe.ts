import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [1440, 390];
const SCHEMES = ['light', 'dark'] as const;

/** One line a place that breaks a rule. */
async function problemsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Holds a screen against WCAG 2.2 AA, light and dark, wide and narrow. Every finding is told, not the first alone. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await problemsOn(page), `${screen}, ${colorScheme}, ${width} wide`).toEqual([]);
    }
  }
}
