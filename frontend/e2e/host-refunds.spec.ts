import type { Page } from '@playwright/test';
import { openPayPalOfGuest } from './support/booking-form';
import { confirmedGuest } from './support/buying';
import { rowsOf } from './support/database';
import { type AddedGuest, addGuest, hostPost, refusalOf } from './support/host-api';
import { approve } from './support/paypal';
import { enterAs, enterByMail, newcomer } from './support/people';
import { expect, test } from './support/test';

const bookingPage = ({ bookingId }: AddedGuest) => `/host/bookings/${bookingId}`;
const payPage = ({ paymentPath }: AddedGuest): string => {
  if (!paymentPath) throw new Error('Who waits has nothing to pay');
  return paymentPath;
};
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const entry = (page: Page, list: string, text: string | RegExp) =>
  page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: text });

/** From the Host Actions tab to the dialog of an act about somebody. */
async function startAct(page: Page, act: string, { name, email }: AddedGuest): Promise<void> {
  await page.goto('/host/dashboard?tab=actions&trip=1');
  await page.getByRole('button', { name: `${act}: choose a guest` }).click();
  const picker = dialogOf(page, /choose a guest/);
  await picker.getByLabel('Name, e-mail, trip or reference').fill(email);
  await picker.getByRole('button', { name }).click();
}

test('a part of a payment goes back, a credit and cash fill the gap, and nobody gets more than they paid', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  await enterAs(page, 'marisol');
  const noor = await addGuest(page.request, newcomer('Noor'));
  const guest = await anotherBrowser();
  const theo = await anotherBrowser();

  await test.step('the guest pays by the link that the host’s mail holds', async () => {
    await guest.goto(payPage(noor));
    await approve(await openPayPalOfGuest(guest), '$808.00');
    await confirmedGuest(guest);
    await enterByMail(guest, noor);
    await enterAs(theo, 'theo');
    await theo.goto(bookingPage(noor));
    await expect(entry(theo, 'Payments of this booking', 'PayPal')).toContainText('$808');
  });

  await test.step('a host gives a part back, and the other host sees it arrive', async () => {
    await startAct(page, 'Issue Refund', noor);
    const refund = dialogOf(page, /^Refund \$/);
    await expect(refund.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await refund.getByLabel('Amount in US dollars').fill('905');
    await expect(refund.getByText('At most $808')).toBeVisible();
    await refund.getByLabel('Amount in US dollars').fill('100');
    await refund.getByRole('button', { name: 'Refund $100' }).click();
    await expect(refund.getByText('Give a reason')).toBeVisible();
    await refund.getByLabel('Reason').fill('The spa stays closed');
    await refund.getByRole('button', { name: 'Refund $100' }).click();
    await expect(refund).toBeHidden();
    await expect(entry(theo, 'Payments of this booking', 'The spa stays closed')).toContainText('Gone back');
    await expect(theo.getByText('Access is closed')).toBeVisible();
    expect(await refundsOf(noor)).toEqual([{ status: 'completed', cents: 10_000 }]);
  });

  await test.step('of what is left, no more goes back, whoever asks', async () => {
    const more = { amountCents: 70_801, effect: 'owed_again', reason: 'Everything' };
    const reply = await hostPost(theo.request, `bookings/${noor.bookingId}/refunds`, more);
    expect(await refusalOf(reply)).toEqual({ status: 409, code: 'refund.too_much' });
    expect(await refundsOf(noor)).toHaveLength(1);
  });

  await test.step('a credit is granted, and the guest pays with it', async () => {
    await startAct(page, 'Partial Credit', noor);
    const credit = dialogOf(page, /a credit$/);
    await credit.getByLabel('Amount in US dollars').fill('60');
    await credit.getByLabel('Reason').fill('For the trouble');
    await credit.getByRole('button', { name: 'Grant $60' }).click();
    await expect(credit).toBeHidden();
    await expect(entry(theo, 'Credits of this booking', 'For the trouble')).toContainText('open');

    await guest.goto('/guest/payment');
    const history = guest.getByRole('region', { name: 'Payments and receipts' });
    await expect(history).toContainText(/Refund.*The spa stays closed/s);
    await guest.getByRole('button', { name: 'Use $60 for this booking' }).click();
    await expect(guest.getByText(/Remaining\s*\$40/).first()).toBeVisible();
    await expect(entry(theo, 'Credits of this booking', 'For the trouble')).toContainText('used');
  });

  await test.step('the rest comes in cash; its receipt reads the same for both', async () => {
    await theo.getByRole('button', { name: 'Record a payment' }).click();
    const record = dialogOf(theo, /^Record a payment/);
    await expect(record.getByLabel('Amount in US dollars')).toHaveValue('40');
    await record.getByLabel('How it came').selectOption('Cash');
    await record.getByLabel('Reason').fill('At the pier');
    await record.getByRole('button', { name: 'Record $40' }).click();
    await expect(record).toBeHidden();
    await expect(theo.getByText('Access is open')).toBeVisible();
    await entry(theo, 'Payments of this booking', 'At the pier')
      .getByRole('link', { name: /^Receipt/ })
      .click();
    await expect(theo.getByRole('article', { name: /^Receipt / })).toContainText(/\$40 USD.*by Cash/s);

    await guest.reload();
    await expect(guest.getByText('Everything is paid. See you on deck!')).toBeVisible();
    const line = guest.getByRole('listitem').filter({ hasText: 'Cash' });
    await line.getByRole('link', { name: /^Receipt/ }).click();
    await expect(guest.getByRole('article', { name: /^Receipt / })).toContainText(/\$40 USD.*by Cash/s);
  });
});

test('money above what one host may vouch for waits for another: who refuses says why, and who confirms makes it count', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  const wish = { occupancy: 'double', companion: { name: 'Ines Voyager' } } as const;
  const omar = await addGuest(page.request, newcomer('Omar'), wish);
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(bookingPage(omar));
  await expect(theo.getByText('No payment has come yet.')).toBeVisible();
  await page.goto(bookingPage(omar));

  const record = async (reason: string) => {
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const dialog = dialogOf(page, /^Record a payment/);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: /^Record \$/ }).click();
    await expect(dialog).toBeHidden();
  };
  await record('Transfer 8120');
  const waiting = (host: Page) => host.getByRole('region', { name: 'Waits for a second host' });
  await expect(waiting(page)).toContainText('You asked for it: another host confirms.');
  await waiting(theo).getByRole('button', { name: 'Refuse' }).click();
  const refusal = dialogOf(theo, /^Refuse \$/);
  await refusal.getByLabel('Reason').fill('Not on the statement');
  await refusal.getByRole('button', { name: 'Refuse it' }).click();
  await expect(theo.getByText('Payment refused', { exact: true })).toBeVisible();
  await expect(refusal).toBeHidden();
  await expect(waiting(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Theo Lindqvist: Not on the statement',
  );

  await record('Transfer 8121');
  await expect(waiting(page)).toContainText('Transfer 8121');
  const own = await waitingOf(omar);
  const itself = await hostPost(page.request, `bookings/${omar.bookingId}/acts/${own?.id}/confirm`);
  expect(await refusalOf(itself)).toEqual({ status: 409, code: 'second_host.own' });
  await waiting(theo)
    .getByRole('button', { name: /^Confirm \$/ })
    .click();
  await dialogOf(theo, /^Confirm \$/)
    .getByRole('button', { name: /^Confirm \$/ })
    .click();
  await expect(waiting(page)).toBeHidden();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  expect(await waitingOf(omar)).toMatchObject({ status: 'confirmed' });

  const guest = await anotherBrowser();
  await guest.goto(payPage(omar));
  await expect(guest.getByRole('heading', { level: 1, name: 'Already paid' })).toBeVisible();
});

function refundsOf({ bookingId }: AddedGuest): Promise<{ status: string; cents: number }[]> {
  return rowsOf(
    `SELECT r.status, r.amount_cents AS cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
      WHERE b.public_id = $1`,
    [bookingId],
  );
}

/** The newest payment of a booking that waits, or has waited. */
async function waitingOf({ bookingId }: AddedGuest): Promise<{ id: string; status: string } | undefined> {
  const [row] = await rowsOf<{ id: string; status: string }>(
    `SELECT p.public_id AS id, p.status FROM host_acts p JOIN bookings b ON b.id = p.booking_id
      WHERE b.public_id = $1 ORDER BY p.id DESC LIMIT 1`,
    [bookingId],
  );
  return row;
}
