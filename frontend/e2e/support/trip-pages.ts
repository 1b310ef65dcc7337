import type { Page } from '@playwright/test';
import { rowsOf } from './database';
import { expect } from './test';

/** The number of the trip that is on sale. */
export async function tripOnSale(): Promise<number> {
  const [trip] = await rowsOf<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  return trip!.id;
}

/** Opens a part of what is seen of a trip, by the way that its hosts have. */
export async function openPart(host: Page, tripId: number, name: string): Promise<void> {
  await host.goto(`/host/trips/${tripId}`);
  const parts = host.getByRole('region', { name: 'What visitors and guests see' });
  await parts.getByRole('link', { name }).click();
  await expect(host.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Saves the part that is open. */
export async function savePart(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(host.getByText('Not saved yet')).toHaveCount(0);
}

/** Brings back what was saved before; `ago` counts how often it was saved since. */
export async function bringBack(host: Page, ago = 1): Promise<void> {
  await host.reload();
  await host.getByLabel('Version', { exact: true }).selectOption({ index: ago - 1 });
  await host.getByRole('button', { name: 'Look at it' }).click();
  await expect(host.getByText(/^You are looking at version \d+\. Save to bring it back\.$/)).toBeVisible();
  await savePart(host);
}
