import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { addGuest, payInCash } from './support/host-api';
import { enterAs, enterByMail, newcomer } from './support/people';
import { expect, test } from './support/test';

const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Premium Access Required' });

test('a host opens the group’s pages early for a reason, and closes them again under the guest’s eyes', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  const iris = await addGuest(page.request, newcomer('Iris'), { paymentType: 'installment' });
  await payInCash(page.request, iris, 23_800);
  const [guest, theo] = [await anotherBrowser(), await anotherBrowser()];
  await enterByMail(guest, iris);
  await guest.goto('/template/chat');
  await expect(gate(guest)).toBeVisible();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/bookings/${iris.bookingId}`);
  await expect(theo.getByText('Access is closed')).toBeVisible();

  await page.goto(`/host/bookings/${iris.bookingId}`);
  const decide = async (now: string, choice: string, reason: string) => {
    await expect(page.getByText(now)).toBeVisible();
    await page.getByRole('button', { name: 'Change access' }).click();
    const dialog = page.getByRole('dialog', { name: `Group pages of ${iris.name}` });
    await dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Give a reason')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await decide('Access is closed', 'Open now', 'She helps with the games');
  await expect(theo.getByText('Access is open')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('textbox', { name: 'Message everyone aboard' })).toBeEnabled();

  await decide('Access is open', 'By the payments', 'The games are over');
  await expect(gate(guest)).toBeVisible();
  await expect(theo.getByText('Access is closed')).toBeVisible();
  await expect(theo.getByRole('region', { name: 'History' })).toContainText('The games are over');
  const acts = await rowsOf<{ action: string; reason: string }>(
    `SELECT a.action, a.reason FROM activity_log a JOIN bookings b ON b.id = a.booking_id
      WHERE b.public_id = $1 AND a.action LIKE 'access.%' ORDER BY a.id`,
    [iris.bookingId],
  );
  expect(acts).toEqual([
    { action: 'access.granted', reason: 'She helps with the games' },
    { action: 'access.by_payment', reason: 'The games are over' },
  ]);
});
