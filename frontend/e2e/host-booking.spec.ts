import type { Page } from '@playwright/test';
import { openPayPalOfGuest, reachPaymentPage } from './support/booking-form';
import { confirmedGuest } from './support/buying';
import { rowsOf } from './support/database';
import { type AddedGuest, addGuest, hostPost, payInCash, refusalOf } from './support/host-api';
import { approve } from './support/paypal';
import { enterAs, enterByMail, nameOf, newcomer } from './support/people';
import { expect, test } from './support/test';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const payPage = (guestId: string) => `/template/payment/${guestId}`;

test('a host approves a booking whose hold runs out, and cancels it when its guest cannot come', async ({
  page,
  anotherBrowser,
}) => {
  const ada = newcomer('Ada');
  const guest = await anotherBrowser();
  const guestId = await reachPaymentPage(guest, ada);
  await expect(guest.getByText(/Your place is held until/)).toBeVisible();

  await enterAs(page, 'marisol');
  await page.goto(`/host/dashboard?tab=guests&trip=1&q=${ada.email}`);
  await page.getByRole('link', { name: `Edit ${nameOf(ada)}` }).click();
  await expect(page.getByText(/^Held until/)).toBeVisible();
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(page.url());
  await expect(theo.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${nameOf(ada)} is approved`, { exact: true })).toBeVisible();
  await expect(theo.getByText('The places are kept until they are paid.')).toBeVisible();
  await expect(theo.getByRole('button', { name: 'Approve' })).toBeHidden();
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const again = await hostPost(theo.request, `bookings/${bookingId}/approval`);
  expect(await refusalOf(again)).toEqual({ status: 409, code: 'booking.act_not_possible' });
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  await expect(guest.getByText(/Your place is held until/)).toBeHidden();
  await approve(await openPayPalOfGuest(guest), '$808.00');
  await confirmedGuest(guest);

  await expect(panel(page, 'Money')).toContainText('Access is open');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel the booking of ${nameOf(ada)}?` });
  await expect(dialog.getByRole('button', { name: 'Keep the booking' })).toBeFocused();
  await expect(dialog).toContainText(/Paid\s*\$808.*keeps\s*\$0.*returns\s*\$808/s);
  await expect(dialog).toContainText('Within 14 days of the first payment: everything goes back.');
  await dialog.getByRole('button', { name: /return \$808/ }).click();
  await expect(dialog.getByText('Give a reason of a few words')).toBeVisible();
  await dialog.getByLabel('Reason').fill('She broke a leg');
  await dialog.getByRole('button', { name: /return \$808/ }).click();
  await expect(dialog).toBeHidden();
  await expect(theo.getByText('She broke a leg').first()).toBeVisible();
  await expect(panel(theo, 'Payments of this booking')).toContainText('Gone back');
  await expect(theo.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  const twice = await hostPost(theo.request, `bookings/${bookingId}/cancellation`, {
    refundCents: 0,
    reason: 'Once more',
  });
  expect(await refusalOf(twice)).toEqual({ status: 409, code: 'cancellation.not_possible' });
  expect(await standingOf(bookingId)).toEqual({ status: 'cancelled', seats: 0, owed: 0 });
  await guest.goto(payPage(guestId));
  await expect(guest.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible();
});

test('two friends wait, are offered places for a time, and take them by paying', async ({
  page,
  anotherBrowser,
}) => {
  const [lea, kai] = [newcomer('Lea'), newcomer('Kai')];
  await enterAs(page, 'marisol');
  await page.goto('/host/bookings/new?trip=1');
  await page.getByLabel('Full name').fill(nameOf(lea));
  await page.getByLabel('Email', { exact: true }).fill(lea.email);
  await page.getByLabel('Companion’s name').fill(nameOf(kai));
  await page.getByLabel('Companion’s email').fill(kai.email);
  await page.getByRole('checkbox', { name: /To the waiting list/ }).check();
  await page.getByRole('button', { name: 'Add guest' }).click();
  await page.getByRole('button', { name: 'Add and send' }).click();
  const line = panel(page, 'Waiting list')
    .getByRole('listitem')
    .filter({ hasText: nameOf(lea) });
  await expect(line).toContainText('2 places');

  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(page.url());
  await expect(panel(theo, 'Waiting list')).toContainText(`${nameOf(lea)}, 2 places`);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const guestId = await guestIdOf(bookingId);
  const guest = await anotherBrowser();
  await guest.goto(payPage(guestId));
  await expect(guest.getByRole('heading', { level: 1, name: 'You are on the waiting list' })).toBeVisible();
  const seats = await seatsTaken();

  await panel(page, 'Waiting list').getByLabel('Hold the places for').selectOption('3 days');
  await panel(page, 'Waiting list').getByRole('button', { name: 'Offer 2 places' }).click();
  await expect(page.getByText('The places are held', { exact: true })).toBeVisible();
  await expect(theo.getByText(/^Offered until Thu, Jun 5, /)).toBeVisible();
  await expect(panel(theo, 'Waiting list')).toBeHidden();
  expect(await seatsTaken()).toBe(seats + 2);
  const again = await hostPost(theo.request, `bookings/${bookingId}/offer`, { hours: 24 });
  expect(await refusalOf(again)).toEqual({ status: 409, code: 'booking.act_not_possible' });

  await guest.reload();
  await expect(guest.getByText(/^Your places are held until Thu, Jun 5, /)).toBeVisible();
  await approve(await openPayPalOfGuest(guest), '$1,383.00');
  await confirmedGuest(guest);
  await expect(theo.getByText(/^Offered until/)).toBeHidden();
  await expect(panel(theo, 'Payments of this booking')).toContainText('$1,383');
  expect(await standingOf(bookingId)).toEqual({ status: 'paid', seats: 2, owed: 0 });
});

test('a room and an extra reach the guest with the new balance, and an extra that is paid stays', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  const uma = await addGuest(page.request, newcomer('Uma'), { paymentType: 'installment' });
  await payInCash(page.request, uma, 21_300);
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/bookings/${uma.bookingId}`);
  await expect(panel(theo, 'Extras')).toContainText('Nothing was added beside the cabin.');

  await page.goto(`/host/bookings/${uma.bookingId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Room', { exact: true }).fill('7214');
  await page.getByLabel('Deck', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel(theo, 'Room and extras')).toContainText(/Room\s*7214\s*Deck\s*7/);
  const add = async (extra: string) => {
    await page.getByRole('button', { name: 'Add an extra' }).click();
    await page.getByLabel('Extra', { exact: true }).selectOption(extra);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add('La Bufadora and the market, $89');
  await expect(panel(theo, 'Extras')).toContainText(/La Bufadora.*On the booking’s bill.*\$89/s);
  await add('Internet package, $45');
  await expect(panel(theo, 'Extras')).toContainText('$45');
  await expect(owed(page)).toContainText('$771');

  const guest = await anotherBrowser();
  await enterByMail(guest, uma);
  await guest.goto('/guest/payment');
  await expect(guest.getByText(/Remaining\s*\$771/).first()).toBeVisible();
  await guest.goto('/guest/dashboard');
  const summary = panel(guest, 'Trip summary');
  await expect(summary).toContainText('Your room7214, deck 7');
  await expect(summary).toContainText('La Bufadora and the market, $89');

  await panel(page, 'Extras').getByRole('button', { name: 'Take off Internet package' }).click();
  await page
    .getByRole('dialog', { name: /^Take off Internet/ })
    .getByRole('button', { name: 'Take off' })
    .click();
  await expect(panel(theo, 'Extras')).not.toContainText('Internet package');
  await expect(owed(theo)).toContainText('$726');
  await payInCash(theo.request, uma, 72_600);
  await expect(owed(page)).toContainText('$0');
  await page.getByRole('button', { name: 'Take off La Bufadora' }).click();
  const taking = page.getByRole('dialog', { name: /^Take off La Bufadora/ });
  await taking.getByRole('button', { name: 'Take off' }).click();
  await expect(taking.getByText('This extra is paid already. Give the money back instead.')).toBeVisible();
  await taking.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page, 'Extras')).toContainText('La Bufadora');
});

const owed = (page: Page) => panel(page, 'Money').locator('dl > *').filter({ hasText: 'Outstanding' });

async function standingOf(bookingId: string) {
  const [row] = await rowsOf<{ status: string; seats: number; owed: number }>(
    `SELECT b.status, b.seats_held AS seats, g.remaining_amount_cents AS owed
       FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 WHERE b.public_id = $1`,
    [bookingId],
  );
  return row;
}

async function guestIdOf(bookingId: AddedGuest['bookingId']): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    `SELECT g.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 WHERE b.public_id = $1`,
    [bookingId],
  );
  return row?.id ?? '';
}

async function seatsTaken(): Promise<number> {
  const [row] = await rowsOf<{ seats: number }>('SELECT seats_taken AS seats FROM trips WHERE id = 1');
  return row?.seats ?? 0;
}
