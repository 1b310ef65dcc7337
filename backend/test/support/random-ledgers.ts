import type { BookingStatus } from '../../src/modules/bookings/booking.rules.js';
import { addDays } from '../../contracts/days.js';
import type { InstalmentKind } from '../../src/modules/bookings/quote/quote.rules.js';
import type { LedgerKind } from '../../src/modules/bookings/ledger/derive.rules.js';
import type { Stack } from './stack.js';

/** A booking's books as somebody made them up. */
export interface MadeUp {
  publicId: string;
  status: BookingStatus;
  parts: { kind: InstalmentKind; dueOn: string; amountCents: number }[];
  entries: { kind: LedgerKind; amountCents: number }[];
}

const STATUSES: readonly BookingStatus[] = [
  ...(['draft', 'held', 'pending_payment', 'confirmed', 'confirmed', 'confirmed', 'paid', 'paid'] as const),
  ...(['expired', 'cancelled', 'waitlist'] as const),
];

/** Whole numbers from nought to below another, that look like chance and are the same in every run (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % Math.max(1, Math.floor(below));
  };
}

/** Books of every shape: a plan or not, extras, credits, refunds, reversals, too much or too little paid, ended or not. */
export function madeUp(roll: (below: number) => number, number: number, today: string): MadeUp {
  const parts = partsOf(roll, today);
  const entries: MadeUp['entries'] = parts.map(({ amountCents }) => ({ kind: 'charge', amountCents }));
  const cost = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const post = (kind: LedgerKind, amountCents: number) => {
    if (amountCents !== 0) entries.push({ kind, amountCents });
  };
  if (roll(8) === 0) post('charge', 1 + roll(5_000));
  if (roll(5) === 0) post('adjustment', -roll(cost / 3));
  if (roll(6) === 0) post('discount', -roll(cost / 10));
  if (roll(4) === 0) post('credit', -roll(cost / 4));
  for (let payments = roll(4); payments > 0; payments--) {
    const paid = roll(5) === 0 ? cost : (parts[roll(parts.length)]?.amountCents ?? 0) - roll(2) * roll(900);
    post(roll(2) ? 'capture' : 'manual', -Math.max(paid, 1));
    if (roll(3) === 0) post(roll(3) ? 'refund' : 'reversal', 1 + roll(Math.max(paid, 1)));
  }
  const status = STATUSES[roll(STATUSES.length)] ?? 'confirmed';
  return { publicId: `madeup${String(number).padStart(4, '0')}`.padEnd(22, 'x'), status, parts, entries };
}

/** In the order of their days, as the product makes them. */
function partsOf(roll: (below: number) => number, today: string): MadeUp['parts'] {
  const plan: InstalmentKind[] = roll(3) ? ['deposit', 'second', 'final'] : ['full'];
  const kinds = [...plan, ...Array.from({ length: Math.max(0, roll(4) - 1) }, () => 'add_on' as const)];
  let away = 60 - roll(90);
  return kinds.map((kind) => {
    away -= roll(40);
    return { kind, dueOn: addDays(today, -away), amountCents: 1_001 + roll(90_000) };
  });
}

/** Writes them as rows of a trip. */
export async function storeMadeUp(stack: Stack, tripId: number, books: readonly MadeUp[]): Promise<void> {
  const values = [tripId, JSON.stringify(books)];
  const all = `jsonb_to_recordset($2::jsonb) AS x("publicId" text, status text, parts jsonb, entries jsonb)`;
  for (const statement of [
    `INSERT INTO bookings (public_id, trip_id, channel, plan, occupancy, cabin_type, travellers, fare_cents, insurance_cents,
            tax_cents, total_cents, discount_cents, payable_cents, status, created_at)
     SELECT x."publicId", $1::int, 'checkout', CASE jsonb_array_length(x.parts) WHEN 1 THEN 'full' ELSE 'installment' END,
            'double', 'inside', 1, 1, 0, 0, 1, 0, 1, x.status, now() FROM ${all}`,
    `INSERT INTO guests (public_id, trip_id, booking_id, name, email, total_amount_cents)
     SELECT 'g' || left(b.public_id, 21), $1::int, b.id, 'Made Up ' || b.id, b.public_id || '@example.com', 1
       FROM ${all} JOIN bookings b ON b.public_id = x."publicId"`,
    `INSERT INTO instalments (booking_id, position, kind, due_on, amount_cents)
     SELECT b.id, p.n, p.part->>'kind', (p.part->>'dueOn')::date, (p.part->>'amountCents')::int
       FROM ${all} JOIN bookings b ON b.public_id = x."publicId" AND $1::int > 0,
            jsonb_array_elements(x.parts) WITH ORDINALITY AS p(part, n)`,
    `INSERT INTO ledger_entries (booking_id, kind, amount_cents, external_ref, occurred_at, actor)
     SELECT b.id, e.entry->>'kind', (e.entry->>'amountCents')::int, b.public_id || ':' || e.n, now(), 'made up'
       FROM ${all} JOIN bookings b ON b.public_id = x."publicId" AND $1::int > 0,
            jsonb_array_elements(x.entries) WITH ORDINALITY AS e(entry, n)`,
  ])
    await stack.db.query(statement, values);
}
