import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not of WCAG, and right all the same: places that are told apart by their names, and heads of columns that say something. */
const BEST_PRACTICE = { 'landmark-unique': { enabled: true }, 'empty-table-header': { enabled: true } };
const WIDTHS = [320, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** One line a place that breaks a rule. */
async function problemsOn(page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
  const { isThere, isModal } = await page.evaluate(() => ({
    isThere: 'axe' in window,
    isModal: document.querySelector('dialog:modal') !== null,
  }));
  // A page keeps axe until the next one loads; the builder would hand over its half a megabyte twice for each look.
  const axeSource = isThere ? 'undefined' : axeCore.source;
  // No screen has frames, so axe need not gather them in a second page.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode();
  // Nobody reaches what lies behind it, and that was looked at before it was opened.
  if (isModal) axe.include('dialog:modal');
  // The dark differs from the light in its colors alone. What is as it should be need not be described.
  const runOnly =
    scheme === 'light'
      ? { type: 'tag' as const, values: WCAG_22_AA }
      : { type: 'rule' as const, values: ['color-contrast'] };
  const rules = scheme === 'light' ? BEST_PRACTICE : {};
  const { violations } = await axe.options({ runOnly, rules, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** By how many pixels the page, or a dialog that is open, is wider than the window lets it be; tables scroll by themselves. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wholes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...wholes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** What MUI drew without our theme: its page does not load it (src/app/pageTable.ts). */
function unthemed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    return [...document.querySelectorAll('.MuiInputBase-root, .MuiFormLabel-root, .MuiAlert-root')]
      .filter((drawn) => getComputedStyle(drawn).fontFamily !== fontFamily)
      .map(({ className }) => className);
  });
}

/**
 * Holds a screen against WCAG 2.2 AA, light and dark, from the narrowest phone to the desk, where nothing may be cut off
 * or scroll sideways (1.4.10). Every finding is told, not the first alone.
 * @param height of the window. A page with a bar at the window's foot is looked at whole: a control that happens to lie
 * half under the bar can be scrolled out from there, and axe does not scroll.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  widths = WIDTHS,
  height = 900,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // What follows the window by script does so a moment later.
    await expect
      .configure({ soft: true })
      .poll(() => sticksOut(page), { message: `${screen}, ${width} wide: pixels beyond its edge` })
      .toBe(0);
    expect.soft(await unthemed(page), `${screen}: without the theme`).toEqual([]);
    // A color does not depend on the width: the dark ones are looked at once.
    for (const colorScheme of width === widths.at(-1) ? SCHEMES : SCHEMES.slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect
        .soft(await problemsOn(page, colorScheme), `${screen}, ${colorScheme}, ${width} wide`)
        .toEqual([]);
    }
  }
}
