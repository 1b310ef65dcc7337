import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { confirmedGuest, openPayPal, reachCheckout } from './support/buying';
import { expectChatOpen } from './support/chat';
import { approve } from './support/paypal';
import { logInBy, newcomer } from './support/people';
import { thisSite } from './support/site';
import { expect, test } from './support/test';

const PREMIUM = ['/template/guests', '/template/guest-homepage', '/template/chat', '/template/preparation'];
const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Premium Access Required' });

/** A host gives money of a booking back; the booking owes it again. */
async function giveBack(bookingId: string, amountCents: number): Promise<void> {
  const { origin } = thisSite();
  const api = await request.newContext({ baseURL: origin });
  try {
    await logInBy(api, 'marisol');
    const refund = { amountCents, effect: 'owed_again', reason: 'The cabin is not what it was' };
    const headers = { origin, 'idempotency-key': randomUUID() };
    const reply = await api.post(`/api/host/bookings/${bookingId}/refunds`, { data: refund, headers });
    expect(reply.status()).toBe(201);
  } finally {
    await api.dispose();
  }
}

test('who has paid comes in by the mail and finds every page open; a refund closes them without a reload', async ({
  page,
}) => {
  test.slow();
  const guest = newcomer('Rhea');
  await reachCheckout(page, guest);
  await approve(await openPayPal(page), '$904.00');
  await confirmedGuest(page);
  await page.goto('/demo/mail');
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: guest.email }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /set-password/ })
    .click();
  await page.getByLabel('New password', { exact: true }).fill('lantern harbor violet');
  await page.getByRole('button', { name: 'Set password and enter' }).click();
  await expectChatOpen(page);
  for (const path of PREMIUM) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(gate(page)).toBeHidden();
  }

  await page.goto('/template/chat');
  await expectChatOpen(page);
  const { bookings } = (await (await page.request.get('/api/guest/payments')).json()) as {
    bookings: { id: string }[];
  };
  await giveBack(bookings[0]?.id ?? '', 90_400);
  await expect(gate(page)).toBeVisible();
  for (const path of PREMIUM) {
    await page.goto(path);
    await expect(gate(page)).toBeVisible();
  }
  expect((await page.request.get('/api/guest/directory')).status()).toBe(402);
});
