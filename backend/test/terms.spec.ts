import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TERMS_VERSION as termsVersion } from '../contracts/terms-version.js';
import type { GuestPaymentsDto } from '../src/modules/payments/receipts/booking-money.dto.js';
import { Booked } from './support/booked.js';
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

it('a buyer reads at their own booking what they agreed to, when, and for which day of sailing', async () => {
  const { guest, holder } = await Booked.of(stack, 'reads@example.com', 'installment');
  const terms = async () =>
    (await guest.call<GuestPaymentsDto>('GET', '/api/guest/payments')).body.bookings[0]!.terms;
  expect(await terms()).toBeNull();
  const rest = { ...order, amount: '637.00', guestId: holder.id, pays: 'balance' };
  expect((await holder.call('POST', '/paypal/order', rest)).status).toBe(201);
  const { rows } = await stack.db.query<{ at: Date }>(
    'SELECT terms_agreed_at AS at FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [holder.id],
  );
  const agreed = { version: termsVersion, agreedAt: rows[0]!.at.toISOString(), sailedOn: null };
  expect(await terms()).toEqual(agreed);

  const moved = (from: string) =>
    stack.db.query(
      `INSERT INTO trip_moves (trip_id, moved_at, from_on, to_on)
       SELECT b.trip_id, b.terms_agreed_at + interval '1 second', ${from}, t.start_date
         FROM bookings b JOIN trips t ON t.id = b.trip_id JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
      [holder.id],
    );
  await moved("date '2031-05-02'");
  expect(await terms()).toEqual({ ...agreed, sailedOn: '2031-05-02' });
  // Back on the day for which they agreed.
  await stack.db.query('DELETE FROM trip_moves');
  await moved('t.start_date');
  expect(await terms()).toEqual(agreed);
});
