import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/** Captures that are money, whatever has gone back of it since. */
const MONEY = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * What PayPal holds for us is what the ledger says, movement by movement and to the cent (payments.md 2.4, G2). Money that
 * pays nothing is in no ledger: it has to be in a host's sight instead. What is on its way is waited for.
 */
export async function assertPayPalAgrees(stack: Stack): Promise<void> {
  await eventually(async () => {
    const [ours, theirs] = [await ledgerLines(stack), await movementsAtPayPal(stack)];
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
  /** By which of its ids a host may have been told of it. */
  names: string[];
}

async function movementsAtPayPal({ emulator }: Stack): Promise<Movement[]> {
  const captures = (await emulator.captures()).filter(({ status }) => MONEY.includes(status));
  const back = (await emulator.refunds()).filter(({ status }) => status === 'COMPLETED');
  const namesOf = new Map<string, string[]>(
    captures.map(({ id, supplementary_data: more }) => [id, [id, more?.related_ids?.order_id ?? id]]),
  );
  return [
    ...captures.map(({ id, amount }) => ({
      ref: `paypal:capture:${id}`,
      cents: 0 - centsOf(amount.value),
      names: namesOf.get(id) ?? [],
    })),
    ...back.map(({ id, kind, capture_id: captureId, amount }) => ({
      ref: `paypal:${kind}:${id}`,
      cents: centsOf(amount.value),
      names: [id, ...(namesOf.get(captureId) ?? [])],
    })),
  ];
}

const centsOf = (value: string) => Number(value.replace('.', ''));

/** The sum of the ledger's lines about each movement at PayPal, where it is not nothing. */
async function ledgerLines({ db }: Stack): Promise<Record<string, number>> {
  const { rows } = await db.query<{ ref: string; cents: number }>(
    `SELECT regexp_replace(external_ref, ':again:[0-9]+$', '') AS ref, sum(amount_cents)::int AS cents
       FROM ledger_entries WHERE starts_with(external_ref, 'paypal:') GROUP BY 1 HAVING sum(amount_cents) <> 0`,
  );
  return Object.fromEntries(rows.map(({ ref, cents }) => [ref, cents]));
}

/** The ids in what hosts were told of money that counts for nothing. */
async function refsTold({ db }: Stack): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    "SELECT ref FROM money_alerts WHERE kind IN ('unapplied', 'foreign', 'difference')",
  );
  return rows.flatMap(({ ref }) => ref.split(':'));
}
