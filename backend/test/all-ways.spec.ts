import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { runJobs } from './support/jobs.js';
import { allWorkedOn } from './support/money-picture.js';
import { Payable, PRICE_CENTS, type Standing } from './support/payable.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { BUYERS_WAYS, type Way, WAYS } from './support/ways-to-pay.js';

let stack: Stack;
let tripId: number;
let desk: HostDesk;

beforeAll(async () => {
  const env = { HOLDS_PER_ADDRESS: '500', ONE_HOST_LIMIT_CENTS: '100000000' };
  stack = await startStack({ env });
  tripId = await aTripOnSale(stack);
  desk = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(async () => {
  await stack.db.query('UPDATE trips SET max_guests = 1000 WHERE id = $1', [tripId]);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const PAID_ONCE = { booking: 'paid', owedCents: 0, keptCents: PRICE_CENTS, charges: 1, open: 0 };
const UNTOUCHED = { keptCents: 0, charges: 0 };
/** An order that nobody approved may still be open at PayPal: it takes nothing without a place. */
const ENDED = { owedCents: 0, keptCents: 0, charges: 0 };

async function wholly(booking: Payable, way: Way): Promise<void> {
  await way.begin(booking);
  await way.end(booking);
}

/** A booking of its own for each second way, by its name. */
class Row {
  private constructor(readonly all: readonly { second: string; way: Way; booking: Payable }[]) {}

  private static people = 0;

  static async make(): Promise<Row> {
    const make = async ([second, way]: [string, Way]) => ({
      second,
      way,
      booking: await Payable.of(stack, desk, `payer-${++Row.people}@example.com`),
    });
    return new Row(await Promise.all(Object.entries(WAYS).map(make)));
  }

  /** All at once. */
  async each(act: (booking: Payable, second: Way) => Promise<unknown>): Promise<void> {
    await Promise.all(this.all.map(({ booking, way }) => act(booking, way)));
  }

  /** Until PayPal's notices are worked on; and as if everybody had left, and the server's next look were due. */
  async settle(): Promise<void> {
    await allWorkedOn(stack);
    const ids = await Promise.all(this.all.map(({ booking }) => booking.paymentIds()));
    await runJobs(
      stack,
      'payment.resolve',
      ids.flat().map((paymentId) => ({ paymentId })),
    );
  }

  async holdsEnd(): Promise<void> {
    const ids = this.all.map(({ booking }) => booking.id);
    await stack.db.query('UPDATE bookings SET hold_expires_at = created_at WHERE id = ANY ($1)', [ids]);
    await runJobs(
      stack,
      'hold.lapse',
      ids.map((bookingId) => ({ bookingId })),
    );
  }

  /** How each stands, by its second way. */
  async standings(): Promise<{ [second: string]: Standing }> {
    const found = this.all.map(async (it) => [it.second, await it.booking.standing()] as const);
    return Object.fromEntries(await Promise.all(found));
  }

  /** The same for each. */
  allOf(wanted: Partial<Standing>): object {
    return Object.fromEntries(this.all.map(({ second }) => [second, expect.objectContaining(wanted)]));
  }
}

describe('PAY-27, PAY-29: a booking that two ways pay is charged once', () => {
  it.each(Object.entries(WAYS))('%s first and done, then each of the ways', async (_, first) => {
    const row = await Row.make();
    await row.each((booking) => wholly(booking, first));
    await eventually(async () => expect(await row.standings()).toEqual(row.allOf(PAID_ONCE)));
    await row.each(wholly);
    await row.settle();
    await eventually(async () => expect(await row.standings()).toEqual(row.allOf(PAID_ONCE)));
  });

  it.each(Object.entries(WAYS))('%s begun first, then each of the ways, and both go on', async (_, first) => {
    const row = await Row.make();
    await row.each((booking) => first.begin(booking));
    await row.each((booking, second) => second.begin(booking));
    await row.each((booking) => first.end(booking));
    // Before PayPal has told of the form's money nobody can know of it: then the second charge goes back.
    await allWorkedOn(stack);
    await row.each((booking, second) => second.end(booking));
    await row.settle();
    await eventually(async () => expect(await row.standings()).toEqual(row.allOf(PAID_ONCE)));
  });
});

describe('a no is kept, and another way pays', () => {
  it.each(
    Object.entries(BUYERS_WAYS).flatMap(([name, way]) => [
      [name, 'declined', way.declined] as const,
      [name, 'for something else', way.mismatched] as const,
    ]),
  )('%s was %s, then each of the ways', async (_name, _why, refuse) => {
    const row = await Row.make();
    await row.each((booking) => refuse(booking));
    await row.settle();
    await eventually(async () => expect(await row.standings()).toEqual(row.allOf(UNTOUCHED)));
    await row.each(wholly);
    await row.settle();
    await eventually(async () => expect(await row.standings()).toEqual(row.allOf(PAID_ONCE)));
  });
});

describe('who comes back to what they had begun', () => {
  /** The first way was begun before; both go on after it. */
  async function goOn(row: Row, first: Way): Promise<void> {
    await row.each((booking) => first.end(booking));
    await allWorkedOn(stack);
    await row.each(wholly);
    await row.settle();
  }

  it.each(Object.entries(BUYERS_WAYS))(
    'by %s when the hold is over and places are left, has them and pays once',
    async (_, first) => {
      const row = await Row.make();
      await row.each((booking) => first.begin(booking));
      await row.holdsEnd();
      await goOn(row, first);
      await eventually(async () => expect(await row.standings()).toEqual(row.allOf(PAID_ONCE)));
    },
  );

  it.each(Object.entries(WAYS))(
    'by %s when the places are gone, is not charged, or has it back',
    async (_, first) => {
      const row = await Row.make();
      await row.each((booking) => first.begin(booking));
      await row.holdsEnd();
      await stack.db.query('UPDATE trips SET max_guests = seats_taken WHERE id = $1', [tripId]);
      await goOn(row, first);
      await eventually(async () =>
        expect(await row.standings()).toEqual(row.allOf({ ...ENDED, booking: 'expired' })),
      );
    },
  );

  it.each(Object.entries(WAYS))(
    'by %s when a host has cancelled it, is not charged, or has it back',
    async (_, first) => {
      const row = await Row.make();
      await row.each((booking) => first.begin(booking));
      await row.each(async ({ publicId }) => {
        const terms = { refundCents: 0, giveBackCents: 0, reason: 'The cabin is needed' };
        expect((await desk.post(publicId, 'cancellation', terms)).status).toBeLessThan(300);
      });
      await goOn(row, first);
      await eventually(async () =>
        expect(await row.standings()).toEqual(row.allOf({ ...ENDED, booking: 'cancelled', open: 0 })),
      );
    },
  );
});
