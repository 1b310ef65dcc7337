import { readFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import { addGuest } from './support/host-api';
import { enterAs, logInBy, newcomer } from './support/people';
import { thisSite } from './support/site';
import { expect, test } from './support/test';

test('a host finds guests, takes them out as a file, and brings guests in by one', async ({ page }) => {
  const ivy = newcomer('Ivy');
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard');
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page).toHaveURL(/tab=guests/);
  await expect(page.getByRole('tab', { name: 'Guests' })).toBeFocused();
  const list = page.getByRole('region', { name: 'Guests' });
  await expect(list.getByRole('rowheader').first()).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import guests' });
  await dialog.getByLabel('Or paste its lines').fill(`Name,Email,Cabin\n=1+1 Ivy,nowhere,balcony`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('Line 2: There is no valid email address')).toBeVisible();
  await dialog.getByLabel('Or paste its lines').fill(`Name,Email,Cabin\n=1+1 Ivy,${ivy.email},balcony`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import 1 booking' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(ivy.email.toUpperCase());
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await expect(list.getByRole('row').last()).toContainText('Pending payment');
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(list.getByRole('rowheader')).toHaveCount(1);

  await page.getByRole('button', { name: 'Export CSV' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 row' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^guests-.*\.csv$/);
  await expect(page.getByText(/guests-.*\.csv, 1 row$/).first()).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`'=1+1 Ivy,${ivy.email}`);
});

test('who is added by one host stands before another, and moves nothing under their pointer', async ({
  page,
}) => {
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard?tab=guests');
  const list = page.getByRole('region', { name: 'Guests' });
  const first = list.getByRole('rowheader').first();
  await first.hover();
  const before = await first.innerText();

  const theo = await request.newContext({ baseURL: thisSite().origin });
  await logInBy(theo, 'theo');
  const { name } = await addGuest(theo, newcomer('Lively', 'Newcomer'));
  await theo.dispose();

  await page.getByRole('button', { name: /new guest.* - show$/ }).click();
  await expect(first).toContainText(name);
  await expect(list.getByRole('rowheader').nth(1)).toHaveText(before.replace(/\n+/g, ''));
});
