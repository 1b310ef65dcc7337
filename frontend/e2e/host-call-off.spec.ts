import { rowsOf } from './support/database';
import { addGuest, hostPost, payInCash } from './support/host-api';
import { enterAs, enterByMail, foundInMail, newcomer, openMailTo } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

test('a trip that cannot take place is called off by two hosts: its bookings end, and everybody reads why', async ({
  page,
  anotherBrowser,
}) => {
  const theo = await anotherBrowser();
  await enterAs(page, 'marisol');
  await enterAs(theo, 'theo');
  const title = `Winter Swell ${Date.now().toString(36)}`;
  const copied = await hostPost(page.request, 'trips/1/copies', { startDate: '2026-01-09' });
  const { id: tripId } = (await copied.json()) as { id: number };
  await rowsOf('UPDATE trips SET title = $2 WHERE id = $1', [tripId, title]);
  await rowsOf(
    `INSERT INTO trip_hosts (trip_id, user_id, may_money) SELECT $1, id, true FROM users WHERE username = 'theo'`,
    [tripId],
  );
  // The right to money is new to neither of them.
  await rowsOf('UPDATE trip_hosts SET money_since = NULL WHERE trip_id = $1', [tripId]);
  const [wanda, otto] = [newcomer('Wanda'), newcomer('Otto')];
  for (const guest of [wanda, otto]) {
    await payInCash(page.request, await addGuest(page.request, guest, { tripId }), 80_800);
  }

  await test.step('its owner reads what ends and what goes back, and says why', async () => {
    await page.goto(`/host/trips/${tripId}`);
    await page.getByRole('button', { name: 'Call off this trip' }).click();
    const dialog = page.getByRole('dialog', { name: `Call off ${title}?` });
    await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
    await expect(dialog).toContainText('2 bookings end, and all that was paid, $1,616, goes back.');
    await dialog.getByRole('textbox').fill('The ship has to go into the yard.');
    await dialog.getByRole('button', { name: 'Call it off' }).click();
    await expect(page.getByText(/^It waits for a second host\./)).toBeVisible();
  });

  await test.step('another host comes by the mail about it, and confirms it', async () => {
    const [{ email }] = (await rowsOf<{ email: string }>(
      `SELECT email FROM users WHERE username = 'theo'`,
    )) as [{ email: string }];
    const path = await foundInMail(theo.request, email, new RegExp(`(/host/trips/${tripId})`));
    await theo.goto(path);
    await theo.getByRole('button', { name: 'Confirm', exact: true }).click();
    await theo.getByRole('button', { name: 'Confirm, and call it off' }).click();
    await expect(theo.getByText('Called off').first()).toBeVisible();
    // The owner's page, which stayed open, says so by itself.
    await expect(page.getByText(/^All of its bookings have ended\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open for booking' })).toHaveCount(0);
  });

  await test.step('who had booked reads why, and what comes back', async () => {
    await openMailTo(page, new RegExp(`${title} is called off.*${wanda.email}`));
    const mail = page.getByRole('main');
    await expect(mail).toContainText(`${title} is called off`);
    await expect(mail).toContainText('> The ship has to go into the yard.');
    await expect(mail).toContainText('All that you paid, $808, comes back to you the way you paid it.');
  });

  await test.step('and reads it on their pages too, which ask for nothing more', async () => {
    const wandas = await anotherBrowser();
    await enterByMail(wandas, wanda);
    await wandas.goto('/guest/dashboard');
    const card = wandas.getByRole('region', { name: title });
    await expect(card).toContainText('Called off');
    await expect(card).toContainText('The ship has to go into the yard.');
    await expect(wandas.getByRole('link', { name: 'View Chat' })).toHaveCount(0);
    await wandas.goto('/guest/itinerary');
    await expect(wandas.getByText(/^This trip was called off/)).toBeVisible();
    await wandas.goto('/template/chat');
    await expect(wandas.getByText(/Your trip was called off/)).toBeVisible();
    await wandas.getByRole('link', { name: 'Payments and receipts' }).click();
    await expect(wandas.getByText(/^This trip was called off, and nothing is due\./)).toBeVisible();
  });
});
