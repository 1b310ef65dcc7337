import { type Page, request } from '@playwright/test';
import { confirmedGuest, openPayPal, reachCheckout } from './support/buying';
import { expectChatOpen } from './support/chat';
import { hostPost } from './support/host-api';
import { approve } from './support/paypal';
import { enterByMail, logInBy, newcomer } from './support/people';
import { thisSite } from './support/site';
import { expect, test } from './support/test';

const PREMIUM = ['/template/guests', '/template/guest-homepage', '/template/chat', '/template/preparation'];
const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Premium Access Required' });

/** A host gives money of a booking back; the booking owes it again. */
async function giveBack(bookingId: string, amountCents: number): Promise<void> {
  const api = await request.newContext({ baseURL: thisSite().origin });
  try {
    await logInBy(api, 'marisol');
    const refund = { amountCents, effect: 'owed_again', reason: 'The cabin is not what it was' };
    const reply = await hostPost(api, `bookings/${bookingId}/refunds`, refund);
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
  await approve(await openPayPal(page), '$808.00');
  await confirmedGuest(page);
  await enterByMail(page, guest);
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
  await giveBack(bookings[0]?.id ?? '', 80_800);
  await expect(gate(page)).toBeVisible();
  for (const path of PREMIUM) {
    await page.goto(path);
    await expect(gate(page)).toBeVisible();
  }
  expect((await page.request.get('/api/guest/directory')).status()).toBe(402);
});
