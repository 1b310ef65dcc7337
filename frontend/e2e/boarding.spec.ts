import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { rowsOf } from './support/database';
import { addGuest, hostPost, payInCash } from './support/host-api';
import { enterAs, enterByMail, newcomer } from './support/people';
import { expect, test } from './support/test';

// Screens are looked at in each width, light and dark.
test.describe.configure({ timeout: 240_000 });

const here = (host: Page, name: string) => host.getByRole('button', { name: `Here: ${name}` });

/** A trip of Marisol's and Theo's; the demo's clock stands on June 2, 2025. */
async function aTripOfTwo(page: Page): Promise<number> {
  const copied = await hostPost(page.request, 'trips/1/copies', { startDate: '2026-01-23' });
  const { id: tripId } = (await copied.json()) as { id: number };
  await rowsOf(`INSERT INTO trip_hosts (trip_id, user_id) SELECT $1, id FROM users WHERE username = 'theo'`, [
    tripId,
  ]);
  return tripId;
}

const sailsOn = (tripId: number, day: string) =>
  rowsOf(
    `UPDATE trips SET start_date = $2::date, end_date = $2::date + 3, departs_at = $2::date + interval '23 hours'
      WHERE id = $1`,
    [tripId, day],
  );

/** Somebody with a deposit paid who has checked in; answers their code. */
async function whoCheckedIn(bookingId: string): Promise<string> {
  const code = randomBytes(11).toString('hex');
  await rowsOf(
    `UPDATE guests SET checked_in_at = created_at, boarding_code = $2
      WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $1)`,
    [bookingId, code],
  );
  return code;
}

test('a guest shows a code, a host opens its address and marks them, and another host sees it at once', async ({
  page,
  anotherBrowser,
}) => {
  const [theo, phone] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(page, 'marisol');
  await enterAs(theo, 'theo');
  const tripId = await aTripOfTwo(page);
  const guest = await addGuest(page.request, newcomer('Greta'), { tripId });
  await payInCash(page.request, guest, 80_800);
  const late = await addGuest(page.request, newcomer('Lars', 'Aalto'), { tripId });
  await payInCash(page.request, late, 80_800);
  const code = await whoCheckedIn(guest.bookingId);
  await sailsOn(tripId, '2025-06-03');

  try {
    await test.step('the guest shows it, with name and booking under it', async () => {
      await enterByMail(phone, guest);
      await phone.goto('/guest/profile#check-in');
      const panel = phone.getByRole('region', { name: 'Online check-in' });
      await expect(panel.getByRole('img', { name: `Boarding code of ${guest.name}` })).toBeVisible();
      const reference = guest.bookingId.slice(0, 8).toUpperCase();
      await expect(panel.getByRole('listitem').filter({ hasText: reference })).toContainText(guest.name);
      await expectAccessible(phone, 'profile with a boarding code');
      await phone.emulateMedia({ media: 'print' });
      await expect(panel.getByRole('img')).toBeVisible();
      await expect(phone.getByRole('region', { name: 'Waiver' })).toBeHidden();
      await phone.emulateMedia({ media: 'screen' });
    });

    await test.step('the other host has the list open, by the way that the desk has', async () => {
      await theo.goto(`/host/dashboard?tab=guests&trip=${tripId}`);
      await theo.getByRole('link', { name: 'Boarding' }).click();
      await expect(theo.getByText('0 of 2 are here')).toBeVisible();
      await expect(theo.getByRole('list', { name: 'Travellers' }).getByRole('listitem')).toContainText([
        'Aalto, Lars',
        `Voyager, ${guest.firstName}`,
      ]);
      await expectAccessible(theo, 'boarding list');
    });

    await test.step('the code’s address marks nobody by itself, and with one press the one it is of', async () => {
      await page.goto(`/host/boarding/${code}`);
      await expect(here(page, guest.name)).toBeFocused();
      await expectAccessible(page, 'boarding code');
      await expect(theo.getByText('0 of 2 are here')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${guest.name} is here, 1 of 2`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Who is here' })).toBeFocused();
      await expect(here(theo, guest.name)).toHaveAttribute('aria-pressed', 'true');
      await expect(theo.getByText('1 of 2 is here')).toBeVisible();
    });

    await test.step('what cannot be sent says so, looks like no mark, and goes when the network is back', async () => {
      await page.keyboard.press('Enter');
      await expect(here(page, late.name)).toBeVisible();
      await page.context().setOffline(true);
      await here(page, late.name).click();
      const waiting = page.getByRole('button', { name: `Not sent yet: ${late.name}` });
      await expect(waiting).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('1 of 2 is here')).toBeVisible();
      await page.context().setOffline(false);
      await expect(here(page, late.name)).toHaveAttribute('aria-pressed', 'true');
      await expect(theo.getByText('2 of 2 are here')).toBeVisible();
    });

    await test.step('the other host takes one back, which the first sees, and the log keeps it', async () => {
      await here(theo, late.name).click();
      await theo.getByRole('button', { name: 'Take it back' }).click();
      await expect(here(theo, late.name)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('1 of 2 is here')).toBeVisible();
      await page.goto(`/host/log?trip=${tripId}&area=guest`);
      const acts = page.getByRole('main').getByRole('listitem');
      await expect(acts.filter({ hasText: 'Guest mark taken back' })).toContainText('Theo');
      await expect(acts.filter({ hasText: 'Guest marked here' })).toHaveCount(2);
    });

    await test.step('to a guest the address says nothing', async () => {
      await phone.goto(`/host/boarding/${code}`);
      await expect(phone.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    });
  } finally {
    await sailsOn(tripId, '2026-01-23');
  }
});
