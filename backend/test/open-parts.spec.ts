import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/entities.js';
import { refreshDerived } from '../src/modules/bookings/ledger/booking-ledger.js';
import { isConfirmed, STANDING } from '../src/modules/bookings/booking.rules.js';
import { derive, openParts } from '../src/modules/bookings/ledger/derive.rules.js';
import { ledgerSums } from '../src/modules/payments/receipts/booking-money.rules.js';
import {
  BROKEN_INVARIANTS,
  type BrokenInvariant,
} from '../src/modules/payments/self-check/invariants.sql.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { dice, type MadeUp, madeUp, storeMadeUp } from './support/random-ledgers.js';
import { type Stack, startStack } from './support/stack.js';
import { todayIn } from './support/today.js';

const COUNT = 400;

let stack: Stack;
let tripId: number;
let host: HostDesk;
let books: MadeUp[];
let today: string;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  today = await todayIn('America/Los_Angeles');
  const roll = dice(2_025);
  books = Array.from({ length: COUNT }, (_, number) => madeUp(roll, number, today));
  await storeMadeUp(stack, tripId, books);
  await refreshAll();
}, 120_000);
afterAll(() => stack.stop());

/** As the product does in the transaction that changes a ledger. */
async function refreshAll(): Promise<void> {
  const db = await new DataSource(dataSourceOptions(stack.databaseUrl, ENTITIES, 4)).initialize();
  try {
    const rows: { id: number }[] = await db.query('SELECT id FROM bookings WHERE trip_id = $1', [tripId]);
    const now = { policy: 'paid_in_full' as const, now: new Date() };
    for (const { id } of rows) await db.transaction((manager) => refreshDerived(manager, id, now));
  } finally {
    await db.destroy();
  }
}

interface Row {
  bookingId: string;
  payableCents: number;
  paidCents: number;
  owedCents: number;
  overdueCents: number;
  paymentStatus: string;
  next: { kind: string; dueOn: string; amountCents: number } | null;
}
interface Page {
  figures: Record<string, number>;
  rows: Row[];
  found: number;
}
interface Forecast {
  coming: { startsOn: string; cents: number; count: number }[];
  overdueCents: number;
  overdueCount: number;
  onConfirmationCents: number;
  onConfirmationCount: number;
}

const read = async <T>(path: string) =>
  (await host.visitor.call<T>('GET', `/api/host/${path}trip=${tripId}`)).body;
const stands = ({ status }: MadeUp) => STANDING.includes(status);
const isShown = (made: MadeUp) =>
  stands(made) || made.entries.some(({ kind }) => kind === 'capture' || kind === 'manual');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the rules say of a booking, one by one. */
function told(made: MadeUp) {
  const { status, entries, parts } = made;
  const sums = ledgerSums(entries);
  const derived = derive({
    ...{ status, entries, parts, today, policy: 'paid_in_full' },
    ...{ disputed: false, accessOverride: null },
  });
  const open = stands(made) ? openParts(parts, sums.owedCents) : [];
  const late = isConfirmed(status) ? open.filter(({ part }) => part.dueOn < today) : [];
  return {
    ...made,
    sums,
    derived,
    open,
    overdueCents: sum(late.map(({ missingCents }) => missingCents)),
    late,
  };
}

/** The Monday of a day's week. */
function monday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

it('each row of the Payments tab says what the rules make of its ledger', async () => {
  const { rows, found } = await read<Page>('payments?');
  const expected = books.filter(isShown).map((made) => {
    const { publicId, sums, derived, open, overdueCents } = told(made);
    const [next] = open;
    return {
      bookingId: publicId,
      payableCents: sums.costCents,
      paidCents: derived.amountPaidCents,
      owedCents: stands(made) ? derived.remainingCents : 0,
      overdueCents,
      paymentStatus: derived.paymentStatus,
      next: next ? { kind: next.part.kind, dueOn: next.part.dueOn, amountCents: next.missingCents } : null,
    };
  });
  const shown = rows.map(
    ({ bookingId, payableCents, paidCents, owedCents, overdueCents, paymentStatus, next }) => ({
      ...{ bookingId, payableCents, paidCents, owedCents, overdueCents, paymentStatus, next },
    }),
  );
  const byId = (a: { bookingId: string }, b: { bookingId: string }) => a.bookingId.localeCompare(b.bookingId);
  expect(shown.toSorted(byId)).toEqual(expected.toSorted(byId));
  expect(found).toBe(expected.length);
  expect(expected.filter(({ overdueCents }) => overdueCents > 0).length).toBeGreaterThan(20);
});

it('the day of the next part is the one that the rules give a guest', () => {
  const confirmed = books.map(told).filter(({ status }) => isConfirmed(status));
  const days = confirmed.map(({ derived }) => derived.nextPaymentDate);
  expect(confirmed.map(({ open }) => open[0]?.part.dueOn ?? null)).toEqual(days);
});

it('the parts that are open come to what is owed, to the cent', () => {
  for (const made of books.filter(stands)) {
    const { open, derived } = told(made);
    expect(sum(open.map(({ missingCents }) => missingCents))).toBe(derived.remainingCents);
  }
});

it('the figures are the sums of the bookings, and the Overview has the same', async () => {
  const { figures } = await read<Page>('payments?');
  const shown = books.filter(isShown).map(told);
  const standing = shown.filter(stands);
  const paid = (one: (typeof shown)[number]) =>
    one.sums.paidCents - one.sums.refundedCents - one.sums.reversedCents;
  expect(figures).toEqual({
    collectedCents: sum(shown.map(paid)),
    creditCents: sum(shown.map(({ sums }) => sums.creditCents)),
    outstandingCents: sum(standing.map(({ derived }) => derived.remainingCents)),
    owing: standing.filter(({ derived }) => derived.remainingCents > 0).length,
    activePlans: books.map(told).filter(({ derived }) => derived.nextPaymentDate !== null).length,
    overdue: shown.filter(({ overdueCents }) => overdueCents > 0).length,
    overdueCents: sum(shown.map(({ overdueCents }) => overdueCents)),
  });
  const { summary } = await read<{ summary: { pendingCents: number } }>('overview?');
  expect(summary.pendingCents).toBe(figures.outstandingCents);
});

it('the forecast has every open part in its week, or among those overdue or due on confirmation', async () => {
  const forecast = await read<Forecast>('forecast?');
  const weeks = new Map<string, number>();
  const late = { cents: 0, count: 0 };
  const waiting = { cents: 0, count: 0 };
  for (const made of books) {
    const { open, status } = told(made);
    for (const { part, missingCents } of open) {
      const isFirst = part === made.parts[0];
      const isPast = part.dueOn < today;
      if (!isPast && (isConfirmed(status) || !isFirst)) {
        weeks.set(monday(part.dueOn), (weeks.get(monday(part.dueOn)) ?? 0) + missingCents);
        continue;
      }
      const kind = isConfirmed(status) ? late : waiting;
      kind.cents += missingCents;
      kind.count += 1;
    }
  }
  const coming = forecast.coming.filter(({ cents }) => cents > 0);
  expect(Object.fromEntries(coming.map(({ startsOn, cents }) => [startsOn, cents]))).toEqual(
    Object.fromEntries(weeks),
  );
  expect([forecast.overdueCents, forecast.overdueCount]).toEqual([late.cents, late.count]);
  expect([forecast.onConfirmationCents, forecast.onConfirmationCount]).toEqual([
    waiting.cents,
    waiting.count,
  ]);
});

it('the sums kept beside the rows are those of the rows', async () => {
  const { rows } = await stack.db.query<BrokenInvariant>(BROKEN_INVARIANTS, ['paid_in_full']);
  const kept = ['sums', 'parts', 'guest', 'shown', 'access', 'revenue'];
  expect(rows.filter(({ what }) => kept.includes(what))).toEqual([]);
});
