import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { type AddedGuest, addGuest, payInCash } from './support/host-api';
import { enterAs, enterByMail, newcomer } from './support/people';
import { thisSite } from './support/site';
import { expect, test } from './support/test';

const TAB = '/host/dashboard?tab=communications&trip=1';
const composer = (page: Page) => page.getByRole('region', { name: 'Write to guests' });
const mail = (page: Page, subject: string) =>
  page.getByRole('region', { name: 'Mails to guests' }).getByRole('listitem').filter({ hasText: subject });

/** Moves the day of somebody's second part: the site's clock cannot be made to run five weeks. */
async function secondPartDue(guests: readonly AddedGuest[], dueOn: string): Promise<void> {
  await rowsOf(
    `UPDATE instalments i SET due_on = $2 FROM bookings b
      WHERE b.id = i.booking_id AND i.kind = 'second' AND b.public_id = ANY ($1)`,
    [guests.map(({ bookingId }) => bookingId), dueOn],
  );
}

async function signWaiver({ request }: Page, { name }: AddedGuest): Promise<void> {
  const { tripId, isOwn, version } = (await (await request.get('/api/guest/waiver')).json()) as {
    tripId: number;
    isOwn: boolean;
    version: number;
  };
  const reply = await request.post(`/api/guest/trips/${tripId}/waiver/travellers/1`, {
    data: { isOwn, version, signedName: name, agrees: true },
    headers: { origin: thisSite().origin },
  });
  expect(reply.status()).toBe(200);
}

let late: AddedGuest[] = [];
/** However it ends, nobody is late for the journeys that follow. */
test.afterEach(() => secondPartDue(late, '2025-07-07'));

test('balcony, second part late, no waiver: exactly those are shown, filled in, and mailed; whom a mail missed gets it again', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const [theo, betty] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(page, 'marisol');
  const add = async (firstName: string, cabinType: 'balcony' | 'oceanview') => {
    const guest = await addGuest(page.request, newcomer(firstName), {
      cabinType,
      paymentType: 'installment',
    });
    const { remaining, deposit } = await partsOf(guest);
    await payInCash(page.request, guest, deposit);
    return { ...guest, remaining: remaining - deposit };
  };
  const anna = await add('Anna', 'balcony');
  const cleo = await add('Cleo', 'balcony');
  const signed = await add('Betty', 'balcony');
  const otherCabin = await add('Dora', 'oceanview');
  const inTime = await add('Ella', 'balcony');
  late = [anna, cleo, signed, otherCabin];
  await secondPartDue(late, '2025-05-20');
  await enterByMail(betty, signed);
  await signWaiver(betty, signed);
  await enterAs(theo, 'theo');
  await theo.goto(TAB);
  const subject = `Your balcony, ${Date.now().toString(36)}`;

  await test.step('picked by three facts, the list is those two and the preview is theirs', async () => {
    await page.goto(TAB);
    await composer(page).getByText('To the whole group').click();
    await composer(page).getByRole('group', { name: 'Cabin' }).getByLabel('Balcony').check();
    await composer(page).getByLabel('Money').selectOption('Second part late');
    await composer(page).getByText('3 people get it').click();
    const people = composer(page).getByRole('list', { name: 'Recipients' }).getByRole('listitem');
    await expect(people).toHaveCount(3);
    await composer(page).getByLabel('Waiver').selectOption('Missing');
    await expect(people).toHaveText([anna, cleo].map(({ name, email }) => `${name}${email}`));
    await expect(composer(page).getByText('Balcony, second part late, no waiver')).toBeVisible();

    await composer(page).getByLabel('Subject').fill(subject);
    await composer(page)
      .getByLabel('Message', { exact: true })
      .fill('Hello {first name}, {amount due} are open.');
    const preview = composer(page).getByRole('region', { name: 'Preview' });
    await expect(preview.getByText(letterTo('Anna', anna.remaining))).toBeVisible();
    await preview.getByLabel('As it is read by').selectOption(cleo.name);
    await expect(preview.getByText(letterTo('Cleo', cleo.remaining))).toBeVisible();
    await expect(preview.getByText(`To: ${cleo.email}`)).toBeVisible();
  });

  await test.step('sent, only those two have it, and the other host sees who was meant', async () => {
    await composer(page).getByRole('button', { name: 'Send to 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this mail?' });
    await expect(dialog).toContainText(
      '2 people of Ensenada Group Cruise (Balcony, second part late, no waiver)',
    );
    await dialog.getByRole('button', { name: 'Send to 2' }).click();
    await expect(mail(theo, subject)).toContainText('Balcony, second part late, no waiver');
    await expect(mail(theo, subject).locator('summary')).toContainText(/to 2 people.*Sent$/);
    expect((await mailsWith(subject)).map(({ recipient }) => recipient)).toEqual([anna.email, cleo.email]);
    for (const { email } of [signed, otherCabin, inTime])
      expect((await mailsWith(subject)).some(({ recipient }) => recipient === email)).toBe(false);
    expect((await mailsWith(subject)).map(({ body }) => body.split('\n')[0])).toEqual([
      letterTo('Anna', anna.remaining),
      letterTo('Cleo', cleo.remaining),
    ]);
  });

  await test.step('whom the mail server turned away is named with the reason, and gets it again', async () => {
    await rowsOf(
      `UPDATE mails SET status = 'failed', attempts = 12, last_error = 'EENVELOPE', sent_at = NULL
        WHERE subject = $1 AND recipient = $2`,
      [subject, cleo.email],
    );
    for (const host of [page, theo]) {
      await host.goto(TAB);
      await expect(mail(host, subject).locator('summary')).toContainText('1 failed');
      await mail(host, subject).locator('summary').click();
    }
    const delivery = (host: Page) =>
      mail(host, subject)
        .getByRole('list', { name: 'Delivery to each person' })
        .getByRole('listitem')
        .filter({ hasText: cleo.name });
    await expect(delivery(page)).toContainText('The mail server does not take this address.');
    await mail(page, subject).getByRole('button', { name: 'Send again to 1 it missed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send again to 1' }).click();
    await expect(page.getByText('Sent again to 1', { exact: true })).toBeVisible();
    for (const host of [page, theo]) {
      await expect(delivery(host)).toContainText(/sent again by a host.*Sent/s);
      await expect(mail(host, subject).getByRole('button', { name: /^Send again/ })).toBeHidden();
    }
    expect((await mailsWith(subject)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });
});

const letterTo = (firstName: string, cents: number) =>
  `Hello ${firstName}, $${(cents / 100).toLocaleString('en-US')} are open.`;

async function partsOf({ bookingId }: AddedGuest): Promise<{ remaining: number; deposit: number }> {
  const [row] = await rowsOf<{ remaining: number; deposit: number }>(
    `SELECT sum(i.amount_cents)::int AS remaining,
            max(i.amount_cents) FILTER (WHERE i.kind = 'deposit') AS deposit
       FROM instalments i JOIN bookings b ON b.id = i.booking_id WHERE b.public_id = $1`,
    [bookingId],
  );
  if (!row) throw new Error('The booking has no parts');
  return row;
}

const mailsWith = (subject: string) =>
  rowsOf<{ recipient: string; body: string; status: string }>(
    'SELECT recipient, body, status FROM mails WHERE subject = $1 ORDER BY recipient',
    [subject],
  );
