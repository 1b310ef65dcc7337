import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TERMS_VERSION as termsVersion } from '../contracts/terms-version.js';
import { LinkHolder } from './support/link-holder.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

async function kept(where: string, id: string): Promise<{ termsVersion: string | null; isTimed: boolean }> {
  const { rows } = await stack.db.query<{ termsVersion: string | null; isTimed: boolean }>(
    `SELECT terms_version AS "termsVersion", terms_agreed_at IS NOT NULL AS "isTimed"
       FROM bookings WHERE id IN (SELECT booking_id FROM ${where} = $1)`,
    [id],
  );
  return rows[0]!;
}

const order = { currency: 'USD', intent: 'CAPTURE', termsVersion };

it('the terms that a buyer agreed to at the checkout are kept with the booking', async () => {
  const buyer = Buyer.of(stack);
  expect((await buyer.order('agreed@example.com')).status).toBe(201);
  const again = { ...order, amount: '808.00' };
  const { status, body } = await buyer.call<{ id: string }>('POST', '/paypal/order', again);
  expect({ status, body }).toEqual({ status: 201, body: { id: buyer.orderId } });
  expect(await kept('payments WHERE provider_order_id', body.id)).toEqual({ termsVersion, isTimed: true });
});

it('the booking form’s payment page knows who is still to be asked, by its script and by the redirect form', async () => {
  const ways = {
    '/paypal/order': { ...order, amount: '808.00' },
    'payment-form': { option: 'full', termsVersion },
  };
  for (const [way, body] of Object.entries(ways)) {
    const holder = await LinkHolder.of(stack, `${way.replaceAll('/', '')}@example.com`);
    expect(await holder.record()).toMatchObject({ termsVersion: null });
    const path = way === 'payment-form' ? `/api/guests/${holder.id}/${way}` : way;
    const { status } = await holder.call('POST', path, {
      ...body,
      ...(path === way && { guestId: holder.id }),
    });
    expect([200, 201]).toContain(status);
    expect(await holder.record()).toMatchObject({ termsVersion });
    expect(await kept('guests WHERE public_id', holder.id)).toEqual({ termsVersion, isTimed: true });
  }
});

it('terms that are no longer shown are not agreed to', async () => {
  const holder = await LinkHolder.of(stack, 'old@example.com');
  const asked = { ...order, amount: '808.00', guestId: holder.id, termsVersion: '2024-01-01' };
  expect((await holder.call('POST', '/paypal/order', asked)).status).toBe(422);
  expect(await kept('guests WHERE public_id', holder.id)).toEqual({ termsVersion: null, isTimed: false });
});
