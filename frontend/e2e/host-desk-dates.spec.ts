import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { hostPost } from './support/host-api';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

const group = (page: Page) => page.getByRole('region', { name: 'Activity deadlines' });
const datesTab = '/host/dashboard?tab=dates&trip=1';

test('a date that a host changes stands on the guest’s page and in their calendar, and is not overwritten unseen', async ({
  page,
  anotherBrowser,
}) => {
  const mark = Date.now().toString(36);
  const [title, moved] = [`Kayaks ${mark}`, `Kayaks and paddles ${mark}`];
  await enterAs(page, 'marisol');
  const date = { kind: 'activity', task: null, title, note: '', onDate: '2025-08-21', atTime: '10:30' };
  expect((await hostPost(page.request, 'trips/1/dates', date)).status()).toBe(201);
  const [theo, nina] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(theo, 'theo');
  await theo.goto(datesTab);
  await page.goto(datesTab);
  await theo.getByRole('button', { name: `Change ${title}` }).click();
  const theirs = theo.getByRole('dialog', { name: `Change "${title}"` });
  await theirs.getByLabel('Note for the guests').fill('Bring a towel');

  await page.getByRole('button', { name: `Change ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change "${title}"` });
  await dialog.getByLabel('Title').fill(moved);
  await dialog.getByLabel('Day').fill('2025-08-22');
  await dialog.getByLabel('Time').fill('16:45');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(group(theo).getByText(moved)).toBeVisible();

  // The other host was writing meanwhile: they read what changed before they decide.
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Marisol Vega changed this meanwhile.');
  await expect(theirs.getByRole('alert')).toContainText(`${moved}, August 22, 2025 at 4:45 PM`);
  await theirs.getByRole('button', { name: 'Cancel' }).click();

  await enterAs(nina, 'nina');
  await nina.goto('/guest/preparation');
  const own = nina.getByRole('region', { name: 'Important dates' });
  await expect(own.getByText(`${moved}, 4:45 PM`).first()).toBeAttached();
  const link = own.getByRole('link', { name: 'Add to calendar' });
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '').replaceAll('\r\n ', '');
  const entry = file.split('BEGIN:VEVENT').find((one) => one.includes(moved));
  // A quarter to five in Los Angeles.
  expect(entry).toContain('DTSTART:20250822T234500Z');
  expect(file).not.toContain(`SUMMARY:${title} `);

  const rows = await rowsOf<{ version: number; note: string }>(
    'SELECT version, note FROM trip_dates WHERE title = $1',
    [moved],
  );
  expect(rows).toEqual([{ version: 2, note: '' }]);
  await page.getByRole('button', { name: `Remove ${moved}` }).click();
  await expect(group(theo).getByText(moved)).toBeHidden();
});
