import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Figures of the host's Overview; amounts are dollars. */
export interface Figures {
  guests: number;
  confirmed: number;
  revenue: number;
}

const tile = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > *').filter({ hasText: label });

export const arrivals = (page: Page): Locator =>
  page.getByRole('region', { name: 'Live arrivals' }).getByRole('listitem');

/** Opens the dashboard and waits until it is live. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/host/dashboard');
  await expect(
    page.getByRole('region', { name: 'Live arrivals' }).getByText('Live', { exact: true }),
  ).toBeVisible();
}

export async function figuresOn(page: Page): Promise<Figures> {
  const number = async (label: string, pattern: RegExp) => {
    const text = await tile(page, label).innerText();
    const [, found] = pattern.exec(text) ?? [];
    if (!found) throw new Error(`"${text}" has no figure`);
    return Number(found.replaceAll(',', ''));
  };
  return {
    guests: await number('Total guests', /^Total guests\s+([\d,]+)/),
    confirmed: await number('Total guests', /([\d,]+) confirmed/),
    revenue: await number('Total revenue', /\$([\d,.]+)/),
  };
}
