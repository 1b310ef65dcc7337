import { expectAccessible } from './support/axe';
import { rowsOf } from './support/database';
import { enterAs, newcomer, PASSWORD, register, signIn } from './support/people';
import { expect, test } from './support/test';

/** A person's place on a trip of marisol's that is over; they had paid. */
async function hasSailed(username: string) {
  const [place] = await rowsOf<{ guestId: number; tripId: number }>(
    `SELECT g.id AS "guestId", t.id AS "tripId"
       FROM guests g JOIN trips t ON t.id = g.trip_id JOIN trip_hosts h ON h.trip_id = t.id AND h.is_owner
       JOIN users u ON u.id = h.user_id
      WHERE u.username = 'marisol' AND t.status = 'completed' AND g.status = 'confirmed' AND g.access_granted
      ORDER BY t.start_date DESC, g.id LIMIT 1`,
  );
  await rowsOf(
    `UPDATE guests SET user_id = (SELECT id FROM users WHERE username = $1), name = 'Rhea Sample' WHERE id = $2`,
    [username, place!.guestId],
  );
  return place!;
}

test('who has sailed reviews their trip, the next one shows that in place of samples, and its owner takes little down', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const username = await register(page.request, newcomer('Rhea', 'Sample'), 'guest');
  const { tripId } = await hasSailed(username);
  const [visitor, host] = [await anotherBrowser(), await anotherBrowser()];
  const words = 'Nobody rushed us, and the food was a reason to come back by itself.';
  const reviews = visitor.getByRole('region', { name: 'Traveller reviews', exact: true });
  const samples = visitor.getByRole('region', { name: 'Sample traveller reviews' });

  await test.step('from their dashboard, with what is missing said at its field', async () => {
    await page.goto('/login');
    await signIn(page, { username, password: PASSWORD });
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/guest/dashboard');
    await page.getByRole('link', { name: /^Review / }).click();
    await expect(page).toHaveURL(`/guest/trips/${tripId}/review`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose from 1 to 5 stars')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByLabel('Your words').fill(words);
    await page.getByLabel('Where you come from').fill('Reno, Nevada');
    await expectAccessible(page, 'a review that is written');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Everybody can read it now.', { exact: true })).toBeVisible();
  });

  await test.step('the trip on sale shows it to everybody, and its samples no more', async () => {
    await visitor.goto('/template/pricing');
    await expect(reviews).toContainText('4 out of 5 from 1 traveller');
    await expect(reviews).toContainText(words);
    await expect(reviews).toContainText('Rhea S., Reno, Nevada');
    await expect(samples).toHaveCount(0);
  });

  await test.step('its owner takes it down for a reason, and its author reads which', async () => {
    await enterAs(host, 'marisol');
    await host.goto(`/host/trips/${tripId}`);
    const panel = host.getByRole('region', { name: 'Reviews', exact: true });
    await expect(panel).toContainText(words);
    await panel.getByRole('button', { name: 'Take down the review of Rhea S.' }).click();
    const dialog = host.getByRole('dialog', { name: 'Take down the review of Rhea S.?' });
    await expectAccessible(host, 'a review that is taken down');
    await dialog.getByRole('radio', { name: 'It is not about this trip' }).check();
    await dialog.getByRole('button', { name: 'Take it down' }).click();
    await expect(panel).toContainText('Taken down: it is not about this trip.');
    await visitor.reload();
    await expect(samples).toBeVisible();
    await page.reload();
    await expect(page.getByText('Not shown: it is not about this trip.')).toBeVisible();
  });

  await test.step('other words put it up again, and taken back it is gone', async () => {
    await page.getByLabel('Your words').fill(`${words} On this trip.`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Everybody can read it now.', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(reviews).toContainText('On this trip.');
    await page.getByRole('button', { name: 'Take it back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take your review back?' });
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Nobody reads it any more.', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(samples).toBeVisible();
  });
});
