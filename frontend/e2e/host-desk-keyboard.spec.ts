import type { Page } from '@playwright/test';
import { addGuest } from './support/host-api';
import { tabTo } from './support/keyboard';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a host runs the desk by keyboard alone: finds a guest, gives a room, asks twice before money moves', async ({
  page,
}) => {
  test.slow();
  await enterAs(page, 'marisol');
  const kit = await addGuest(page.request, newcomer('Kit'));
  await page.goto('/host/dashboard?trip=1');
  await expect(page.getByRole('region', { name: 'Live arrivals' })).toBeVisible();

  await test.step('along the tabs to the guests, and to the one who is meant', async () => {
    await tabTo(tab(page, 'Overview'));
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Guests')).toBeFocused();
    await tabTo(page.getByRole('searchbox'));
    await page.keyboard.type(kit.email);
    await expect(page.getByText(/^1 of [\d,]+ guests/)).toBeVisible();
    // The address follows when somebody pauses, and nobody tabs to a row sooner than that.
    await expect(page).toHaveURL(/[?&]q=/);
    await tabTo(page.getByRole('link', { name: `Edit ${kit.name}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: kit.name })).toBeFocused();
  });

  await test.step('the room is written and saved, and the way back leads to the same search', async () => {
    await tabTo(page.getByRole('button', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Room', { exact: true })).toBeFocused();
    await page.keyboard.type('6110');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Room and extras' })).toContainText(/Room\s*6110/);
    await tabTo(page.getByRole('link', { name: 'All guests' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toHaveValue(kit.email);
    await expect(page.getByRole('row', { name: new RegExp(kit.email) })).toContainText('Room 6110');
  });

  await test.step('a dialog gives the focus back, however it is left', async () => {
    await page.goto(`/host/dashboard?tab=payments&trip=1&q=${kit.email}`);
    const opener = page.getByRole('button', { name: `Payments of ${kit.name}` });
    await tabTo(opener, 120);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: `Payments of ${kit.name}` });
    const record = drawer.getByRole('button', { name: 'Record a payment' });
    await tabTo(record);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Record a payment from ${kit.name}` });
    await tabTo(dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(record).toBeFocused();
    await tabTo(drawer.getByRole('button', { name: 'Close', exact: true }));
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('and every other tab is reached, shown and left by the arrows', async () => {
    await page.goto('/host/dashboard?tab=dates&trip=1');
    await tabTo(tab(page, 'Important Dates'));
    for (const name of ['Communications', 'Documents', 'Host Actions', 'Analytics', 'Overview']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  });
});
