import type { ShipDeadline } from '../../../../contracts/ship-group.js';
import { dueDay, laterKind } from '../../bookings/quote/quote.rules.js';
import { type InstalmentPlan, planOf } from '../../trips/instalment-plan.js';
import type { LatePartDto, ShipDueDto } from './ship-money.dto.js';

/** What guests have paid, and what their plans bring on which day; cents. */
export interface GuestsMoney {
  paidCents: number;
  parts: readonly { dueOn: string; cents: number }[];
}

/**
 * Whether what guests pay is enough for each day of the ship's that is to come. The same money pays all of them, so that
 * each day needs what was due before it, too.
 */
export function shipDues(
  deadlines: readonly ShipDeadline[],
  { paidCents, parts }: GuestsMoney,
  today: string,
): ShipDueDto[] {
  const dues = deadlines
    .flatMap(({ amountCents, ...deadline }) => (amountCents === null ? [] : [{ ...deadline, amountCents }]))
    .toSorted((a, b) => a.onDate.localeCompare(b.onDate));
  return dues
    .filter(({ onDate }) => onDate >= today)
    .map(({ kind, words, onDate, amountCents }) => {
      const neededCents = sumOf(
        dues.filter((due) => due.onDate <= onDate),
        (due) => due.amountCents,
      );
      const comesCents = sumOf(
        parts.filter(({ dueOn }) => dueOn <= onDate),
        ({ cents }) => cents,
      );
      const missingCents = Math.max(0, neededCents - paidCents - comesCents);
      return { kind, words, onDate, amountCents, neededCents, comesCents, missingCents };
    });
}

/** The day by which the ship wants everything: the first that is called so. */
export function finalDay(deadlines: readonly ShipDeadline[]): string | null {
  const finals = deadlines.flatMap(({ kind, onDate }) => (kind === 'final_payment' ? [onDate] : []));
  return finals.toSorted()[0] ?? null;
}

/** The parts of a plan that fall due after a day. */
export function partsAfter(
  day: string,
  { startDate, plan }: { startDate: string; plan: InstalmentPlan | undefined },
): LatePartDto[] {
  const { laterParts } = planOf(plan);
  return laterParts.flatMap((part, place) => {
    const dueOn = dueDay(part, startDate);
    const { daysBefore } = part;
    return dueOn > day ? [{ kind: laterKind(place, laterParts.length), daysBefore, dueOn }] : [];
  });
}

const sumOf = <T>(all: readonly T[], centsOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + centsOf(one), 0);
