import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/** Captures that are money, whatever has gone back of it since. */
const MONEY = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * What PayPal holds for us is what the ledger says, movement by movement and to the cent (docs/payments.md); what was taken
 * of one payment comes to the same in all, as PayPal does not say which reversal is over. Money that pays nothing is in no
 * ledger: it has to be in a host's sight instead. What is on its way is waited for.
 * @param tripId of one trip's bookings alone; null for all there are
 */
export async function assertPayPalAgrees(stack: Stack, tripId: number | null = null): Promise<void> {
  const names = await namesOfTrip(stack, tripId);
  await eventually(async () => {
    const [ours, all] = [await ledgerLines(stack, tripId), await movementsAtPayPal(stack)];
    const theirs = inAll(all.filter(({ about }) => !names || names.some((name) => about.includes(name))));
    const told = await refsTold(stack);
    const unseen = theirs.filter(
      ({ ref, names }) => !(ref in ours) && !names.some((name) => told.includes(name)),
    );
    expect(unseen).toEqual([]);
    const known = theirs.filter(({ ref }) => ref in ours).map(({ ref, cents }) => [ref, cents]);
    expect(ours).toEqual(Object.fromEntries(known));
  });
}

interface Movement {
  /** How the ledger names it. */
  ref: string;
  /** Negative for money that came, as in the ledger. */
  cents: number;
  /** What we gave PayPal along: the booking, or the guest whose form it is. */
  about: string;
  /** By which of its ids a host may have been told of it. */
  names: string[];
}

async function movementsAtPayPal({ emulator }: Stack): Promise<Movement[]> {
  const captures = (await emulator.captures()).filter(({ status }) => MONEY.includes(status));
  const back = (await emulator.refunds()).filter(({ status }) => status === 'COMPLETED');
  const namesOf = new Map<string, string[]>(
    captures.map(({ id, supplementary_data: more }) => [id, [id, more?.related_ids?.order_id ?? id]]),
  );
  const aboutOf = new Map<string, string>(captures.map(({ id, custom_id: about = '' }) => [id, about]));
  return [
    ...captures.map(({ id, amount }) => ({
      ref: `paypal:capture:${id}`,
      about: aboutOf.get(id) ?? '',
      cents: 0 - centsOf(amount.value),
      names: namesOf.get(id) ?? [],
    })),
    ...back.map(({ id, kind, capture_id: captureId, amount }) => ({
      ref: kind === 'reversal' ? `taken of ${captureId}` : `paypal:${kind}:${id}`,
      about: aboutOf.get(captureId) ?? '',
      cents: centsOf(amount.value),
      names: [id, ...(namesOf.get(captureId) ?? [])],
    })),
  ];
}

/** One for each reference, with the sum of its amounts. */
function inAll(movements: readonly Movement[]): Movement[] {
  const sums = new Map<string, Movement>();
  for (const { cents, names, ...movement } of movements) {
    const { ref } = movement;
    const sum = sums.get(ref);
    sums.set(ref, {
      ...movement,
      cents: cents + (sum?.cents ?? 0),
      names: [...names, ...(sum?.names ?? [])],
    });
  }
  return [...sums.values()];
}

const centsOf = (value: string) => Number(value.replace('.', ''));

/** The sum of the ledger's lines about each movement at PayPal, where it is not nothing. */
async function ledgerLines({ db }: Stack, tripId: number | null): Promise<Record<string, number>> {
  const { rows } = await db.query<{ ref: string; cents: number }>(
    `SELECT CASE l.kind WHEN 'reversal' THEN 'taken of ' || p.provider_capture_id
                        ELSE regexp_replace(external_ref, ':again:[0-9]+$', '') END AS ref, sum(l.amount_cents)::int AS cents
       FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id LEFT JOIN payments p ON p.id = l.payment_id
      WHERE starts_with(external_ref, 'paypal:') AND ($1::int IS NULL OR b.trip_id = $1)
      GROUP BY 1 HAVING sum(l.amount_cents) <> 0`,
    [tripId],
  );
  return Object.fromEntries(rows.map(({ ref, cents }) => [ref, cents]));
}

/** How the bookings of a trip and their guests are called at PayPal; null for all there are. */
async function namesOfTrip({ db }: Stack, tripId: number | null): Promise<string[] | null> {
  if (tripId === null) return null;
  const { rows } = await db.query<{ name: string }>(
    `SELECT public_id AS name FROM bookings WHERE trip_id = $1 UNION ALL SELECT public_id FROM guests WHERE trip_id = $1`,
    [tripId],
  );
  return rows.map(({ name }) => name);
}

/** The ids in what hosts were told of money that counts for nothing. */
async function refsTold({ db }: Stack): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    "SELECT ref FROM money_alerts WHERE kind IN ('unapplied', 'foreign', 'difference')",
  );
  return rows.flatMap(({ ref }) => ref.split(':'));
}
