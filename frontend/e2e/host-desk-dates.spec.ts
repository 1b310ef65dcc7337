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

test('the day of a paper that a host moves is the day of the guest’s check-list, and the rule’s again when it is taken back', async ({
  page,
  anotherBrowser,
}) => {
  const papers = (host: Page) => host.getByRole('region', { name: 'Document deadlines' });
  const lineOf = (host: Page) =>
    papers(host).getByRole('listitem').filter({ hasText: 'Online check-in closes' });
  const [theo, nina] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(theo, 'theo');
  await theo.goto(datesTab);
  await expect(lineOf(theo).getByTitle('September 3, 2025')).toBeVisible();
  await enterAs(nina, 'nina');
  await nina.goto('/guest/profile');
  const task = nina
    .getByRole('region', { name: 'Before we sail' })
    .getByRole('listitem')
    .filter({ hasText: 'Check in online' });
  await expect(task).toContainText(/by Wed, Sep 3/);

  await enterAs(page, 'marisol');
  await page.goto(datesTab);
  await page.getByRole('button', { name: 'Change Online check-in closes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change "Online check-in closes"' });
  await expect(dialog.getByText('This day follows from the departure.')).toBeVisible();
  await dialog.getByLabel('Day').fill('2025-08-29');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(theo)).toHaveCount(1);
  await expect(lineOf(theo).getByTitle('August 29, 2025')).toBeVisible();
  await nina.reload();
  await expect(task).toContainText(/by Fri, Aug 29/);
  const stored = () =>
    rowsOf<{ day: string }>(
      `SELECT to_char(on_date, 'YYYY-MM-DD') AS day FROM trip_dates
        WHERE trip_id = 1 AND task = 'check_in' AND removed_at IS NULL`,
    );
  expect(await stored()).toEqual([{ day: '2025-08-29' }]);

  await lineOf(theo).getByRole('button', { name: 'Remove Online check-in closes' }).click();
  await expect(lineOf(page).getByTitle('September 3, 2025')).toBeVisible();
  expect(await stored()).toEqual([]);
  await nina.reload();
  await expect(task).toContainText(/by Wed, Sep 3/);
});
