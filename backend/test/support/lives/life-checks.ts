import { expect } from '@jest/globals';
import type { MoneyTotalsDto } from '../../../src/modules/payments/receipts/booking-money.dto.js';
import {
  BROKEN_INVARIANTS,
  type BrokenInvariant,
} from '../../../src/modules/payments/self-check/invariants.sql.js';
import { assertPayPalAgrees } from '../paypal-agrees.js';
import { Visitor } from '../visitor.js';
import type { Life, World } from './life.js';
import { assertNobodyDeceived, assertOnlyOwedMoneyTaken, assertPartsComeToCost } from './promise-checks.js';

/** What the ledger says of a booking. */
interface Books {
  guestId: string;
  bookingId: string;
  status: string;
  owed: number;
  paid: number;
  money: number;
  refunded: number;
  /** What banks and PayPal took back. */
  reversed: number;
  seats: number;
  travellers: number;
}

/** At rest everything that shows money shows the same, and PayPal holds what the ledger says. */
export async function assertInOrder(world: World, lives: readonly Life[]): Promise<void> {
  const { stack, tripId } = world;
  const broken = await stack.db.query<BrokenInvariant>(BROKEN_INVARIANTS, ['paid_in_full']);
  expect(broken.rows.filter((row) => row.tripId === tripId || Number(row.id) === tripId)).toEqual([]);
  await assertPayPalAgrees(stack, tripId);
  const books = await booksOf(world);
  for (const book of books) await assertPagesAgree(world, book);
  for (const life of lives) await assertOwnPageAgrees(life, books);
  await assertSeats(world, books);
  await assertDeskAgrees(world, books);
  await assertPartsComeToCost(world);
  await assertOnlyOwedMoneyTaken(world);
  await assertNobodyDeceived(lives);
}

async function booksOf({ stack, tripId }: World): Promise<Books[]> {
  const sum = (kinds: string) => `COALESCE(-sum(l.amount_cents) FILTER (WHERE l.kind IN (${kinds})), 0)::int`;
  const { rows } = await stack.db.query<Books>(
    `SELECT g.public_id AS "guestId", b.public_id AS "bookingId", b.status, b.seats_held AS seats, b.travellers,
            COALESCE(sum(l.amount_cents), 0)::int AS owed, -${sum(`'refund'`)} AS refunded, -${sum(`'reversal'`)} AS reversed,
            ${sum(`'capture', 'manual', 'refund', 'credit', 'reversal'`)} AS paid,
            ${sum(`'capture', 'manual', 'refund', 'reversal'`)} AS money
       FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 LEFT JOIN ledger_entries l ON l.booking_id = b.id
      WHERE b.trip_id = $1 GROUP BY b.id, g.public_id ORDER BY b.id`,
    [tripId],
  );
  return rows;
}

/** The guest's page and the host's show the ledger's figures, and nobody who has left owes anything for what was given back. */
async function assertPagesAgree({ stack, desks }: World, book: Books): Promise<void> {
  const { url } = stack.nodes[0]!;
  const page = await new Visitor(url, url).call<{ amountPaid: number; remainingAmount: number | null }>(
    'GET',
    `/api/guests/${book.guestId}`,
  );
  expect(page.status).toBe(200);
  expect([book.bookingId, page.body.amountPaid, page.body.remainingAmount ?? 0]).toEqual([
    book.bookingId,
    book.paid / 100,
    Math.max(book.owed, 0) / 100,
  ]);
  // Who has left owes what their bank took back, and nothing for what was given back.
  if (book.status === 'cancelled') expect(Math.max(book.owed - book.reversed, 0)).toBe(0);
  const { body } = await desks[0].read(book.bookingId, 'money');
  expect(body.totals).toMatchObject({ owedCents: book.owed, refundedCents: book.refunded });
}

/** The buyer's own page shows the ledger's figures, and they add up. */
async function assertOwnPageAgrees(life: Life, books: readonly Books[]): Promise<void> {
  const book = books.find(({ guestId }) => guestId === life.guestId);
  if (!book || !(await life.logIn())) return;
  const said = await life.ask('GET', '/api/guest/payments');
  const { bookings = [] } = (said?.body ?? {}) as { bookings?: { id: string; totals: MoneyTotalsDto }[] };
  const { totals } = bookings.find(({ id }) => id === book.bookingId) ?? {};
  expect(totals).toMatchObject({
    owedCents: book.owed,
    refundedCents: book.refunded,
    reversedCents: book.reversed,
  });
  const { costCents, paidCents, refundedCents, reversedCents, creditCents, owedCents } = totals!;
  expect(costCents - paidCents + refundedCents + reversedCents - creditCents).toBe(owedCents);
}

const STANDING = ['held', 'pending_payment', 'confirmed', 'paid', 'completed'];

async function assertSeats({ stack, tripId }: World, books: readonly Books[]): Promise<void> {
  for (const { bookingId, status, seats, travellers } of books)
    expect([bookingId, status, seats]).toEqual([
      bookingId,
      status,
      STANDING.includes(status) ? travellers : 0,
    ]);
  const { rows } = await stack.db.query<{ taken: number; places: number }>(
    'SELECT seats_taken AS taken, max_guests AS places FROM trips WHERE id = $1',
    [tripId],
  );
  expect(rows[0]!.taken).toBe(books.reduce((all, { seats }) => all + seats, 0));
  expect(rows[0]!.taken).toBeLessThanOrEqual(rows[0]!.places);
}

/** Overview, trips, payments and report call the same figure revenue. */
async function assertDeskAgrees({ desks, tripId }: World, books: readonly Books[]): Promise<void> {
  const money = books.reduce((all, book) => all + book.money, 0);
  const get = async <T>(path: string) => (await desks[0].visitor.call<T>('GET', `/api/host/${path}`)).body;
  const { total } = await get<{ total: { netCents: number; feesCents: number } }>(`report?trip=${tripId}`);
  const { summary } = await get<{ summary: { revenueCents: number } }>(`overview?trip=${tripId}`);
  const { trips } = await get<{ trips: { id: number; revenueCents: number }[] }>('trips');
  const { figures } = await get<{ figures: { collectedCents: number } }>(`payments?trip=${tripId}`);
  const shown = {
    report: total.netCents + total.feesCents,
    overview: summary.revenueCents,
    trips: trips.find(({ id }) => id === tripId)?.revenueCents,
    payments: figures.collectedCents,
  };
  expect(shown).toEqual({ report: money, overview: money, trips: money, payments: money });
}
