import { setTimeout as pause } from 'node:timers/promises';
import { ENSENADA_ADD_ONS } from '../../src/demo/add-ons.data.js';
import { ENSENADA_CONFIG } from '../../src/modules/trips/ensenada-config.js';
import type { Stack } from './stack.js';
import { type Reply, Visitor } from './visitor.js';

/** A trip on sale with this many places; returns its id. It departs a hundred days from now. */
export async function aTripOnSale(stack: Stack, maxGuests = 1000): Promise<number> {
  await stack.db.query('UPDATE trips SET is_on_sale = false WHERE is_on_sale');
  const { rows } = await stack.db.query<{ id: number }>(
    `INSERT INTO trips (title, destination, start_date, end_date, departs_at, duration, max_guests, config, is_on_sale)
     VALUES ('Test cruise', 'Ensenada, Mexico', current_date + 100, current_date + 103, now() + interval '100 days',
             '3 days / 2 nights', $1, $2, true) RETURNING id`,
    [maxGuests, JSON.stringify({ ...ENSENADA_CONFIG, addOns: ENSENADA_ADD_ONS })],
  );
  return rows[0]!.id;
}

export const aTraveller = (firstName: string, email: string) => ({
  firstName,
  lastName: 'Sample',
  email,
  phone: '+1 555 0100',
  dateOfBirth: '1990-02-03',
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '+1 555 0101',
  emergencyContactRelation: 'Sibling',
});

/** Who is told that too many people are here asks again, as they are told to. */
async function whenHeard<R extends Reply<{ code?: string }>>(ask: () => Promise<R>): Promise<R> {
  for (;;) {
    const reply = await ask();
    if (reply.body.code !== 'server.busy') return reply;
    await pause(500);
  }
}

/** A buyer on the way through the checkout. */
export class Buyer extends Visitor {
  orderId = '';
  private due = '';

  static of(stack: Stack, node = 0, address?: string): Buyer {
    return new Buyer(stack.nodes[node]!.url, stack.nodes[0]!.url, address);
  }

  /** Enters one traveller of an inside cabin and goes on to pay; keeps PayPal's order id. */
  async order(
    email: string,
    paymentType: 'full' | 'installment' = 'full',
  ): Promise<Reply<{ id: string; code?: string }>> {
    await this.draft(email, paymentType);
    return this.pay();
  }

  /** Enters one traveller of an inside cabin. */
  async draft(email: string, paymentType: 'full' | 'installment' = 'full'): Promise<void> {
    const travellers = [aTraveller('Sam', email)];
    const choice = { cabinType: 'inside', occupancy: 'double', paymentType, travellers };
    const draft = await whenHeard(() =>
      this.call<{ quote: { dueToday: string }; code?: string }>('PUT', '/api/checkout/draft', choice),
    );
    if (draft.status !== 200) throw new Error(`draft: ${draft.status} ${JSON.stringify(draft.body)}`);
    this.due = draft.body.quote.dueToday;
  }

  async pay(amount = this.due): Promise<Reply<{ id: string; code?: string }>> {
    const order = { amount, currency: 'USD', intent: 'CAPTURE' };
    const reply = await whenHeard(() =>
      this.call<{ id: string; code?: string }>('POST', '/paypal/order', order),
    );
    if (reply.status === 201) this.orderId = reply.body.id;
    return reply;
  }

  capture(changes: object = {}): Promise<Reply<CaptureReply>> {
    const guests = JSON.stringify([{ firstName: 'Sam', lastName: 'Sample' }]);
    const request = { cabinType: 'Inside Cabin', guests, totalAmount: this.due, ...changes };
    return this.call<CaptureReply>('POST', `/paypal/order/${this.orderId}/capture`, request);
  }
}

export interface CaptureReply {
  status: 'COMPLETED' | 'PROCESSING' | 'NOT_APPROVED' | undefined;
  guestId?: string;
  amountPaid?: number;
  code?: string;
}
