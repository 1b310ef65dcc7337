import type { Page } from '@playwright/test';
import { aPicture } from './support/chat';
import { rowsOf } from './support/database';
import { addGuest, payInCash } from './support/host-api';
import { enterAs, enterByMail, newcomer } from './support/people';
import { expect, test } from './support/test';

test('a waiver signed and a proof of insurance handed in stand on both hosts’ desks at once, and what a host says of it before the guest', async ({
  page,
  anotherBrowser,
}) => {
  const [wanda, theo] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(page, 'marisol');
  const { name, bookingId, email } = await addGuest(page.request, newcomer('Wanda'));
  await payInCash(page.request, { bookingId }, 80_800);
  await enterByMail(wanda, { email });
  await wanda.goto('/guest/profile');
  await enterAs(theo, 'theo');
  const rowOn = (host: Page) =>
    host
      .getByRole('region', { name: 'Guests’ papers' })
      .getByRole('row')
      .filter({ has: host.locator(`a[href$="${bookingId}"]`) });
  const toReview = (host: Page) =>
    host
      .getByRole('region', { name: 'To review' })
      .getByRole('listitem')
      .filter({ has: host.locator(`a[href*="${bookingId}"]`) });
  const signedOn = async (host: Page) =>
    Number.parseInt(
      await host.locator('dl > *').filter({ hasText: 'Signed waivers' }).locator('dd').first().innerText(),
      10,
    );
  for (const host of [page, theo]) {
    await host.goto(`/host/dashboard?tab=documents&trip=1&q=${name}`);
    await expect(rowOn(host)).toContainText(/Wanda.*Missing.*Missing.*Missing/s);
  }
  const signedBefore = await signedOn(theo);

  const waiver = wanda.getByRole('region', { name: 'Waiver' });
  await waiver.getByLabel('Type the full name to sign').fill(name);
  await waiver.getByRole('checkbox').check();
  await waiver.getByRole('button', { name: /^Sign/ }).click();
  await expect(waiver).toContainText('signed on June 2, 2025');
  for (const host of [page, theo]) await expect(rowOn(host)).toContainText('Signed');
  expect(await signedOn(theo)).toBe(signedBefore + 1);

  const own = wanda.getByRole('region', { name: `Documents of ${name}` });
  await own.getByLabel('Choose a file: Proof of insurance').setInputFiles(aPicture('proof.png'));
  for (const host of [page, theo]) {
    await expect(toReview(host)).toContainText('Proof of insurance');
    await expect(rowOn(host)).toContainText('To review');
  }
  await toReview(page)
    .getByRole('button', { name: `Verify the proof of insurance of ${name}` })
    .click();
  await expect(toReview(theo)).toContainText('Verified');
  await expect(rowOn(theo)).toContainText(/Signed.*Confirmed/s);
  await wanda.reload();
  await expect(own.getByText('Verified')).toBeVisible();
  const papers = await rowsOf<{ kind: string; status: string; signed: string }>(
    `SELECT d.kind, d.status, w.signed_name AS signed FROM guests g JOIN bookings b ON b.id = g.booking_id
       JOIN guest_documents d ON d.guest_id = g.id JOIN waiver_signatures w ON w.guest_id = g.id
      WHERE b.public_id = $1`,
    [bookingId],
  );
  expect(papers).toEqual([{ kind: 'insurance', status: 'verified', signed: name }]);
});
