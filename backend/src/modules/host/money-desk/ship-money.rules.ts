import type { ShipDeadline } from '../../../../contracts/ship-group.js';
import { dueDay, laterKind } from '../../bookings/quote/quote.rules.js';
import { type InstalmentPlan, planOf } from '../../trips/instalment-plan.js';
import type { LatePartDto, ShipDueDto } from './ship-money.dto.js';

/** What guests have paid, and what the plans of confirmed bookings bring on which day; cents. */
export interface GuestsMoney {
  paidCents: number;
  parts: readonly { dueOn: string; cents: number }[];
}

/**
 * Whether what guests pay is enough for each day of the ship's that is to come. The same money pays all of them, so that
 * each day needs what was due before it, too. The last day that is over stays in front while guests have not paid that much.
 */
export function shipDues(
  deadlines: readonly ShipDeadline[],
  money: GuestsMoney,
  today: string,
): ShipDueDto[] {
  const priced = deadlines
    .flatMap(({ amountCents, ...deadline }) => (amountCents === null ? [] : [{ ...deadline, amountCents }]))
    .toSorted((a, b) => a.onDate.localeCompare(b.onDate));
  const dues = priced.map((due): ShipDueDto => {
    const { kind, words, onDate, amountCents } = due;
    const neededCents = sumOf(
      priced.filter((other) => other.onDate <= onDate),
      (other) => other.amountCents,
    );
    return { kind, words, onDate, amountCents, neededCents, ...coming(neededCents, onDate, money, today) };
  });
  const last = dues.findLast(({ isOver }) => isOver);
  const isShort = last !== undefined && last.neededCents > money.paidCents;
  return [...(isShort ? [last] : []), ...dues.filter(({ isOver }) => !isOver)];
}

/** What comes by the end of a day, and what is missing then. For a day that is over what is overdue may come yet. */
function coming(neededCents: number, onDate: string, { paidCents, parts }: GuestsMoney, today: string) {
  const isOverdue = ({ dueOn }: { dueOn: string }) => dueOn < today;
  const overdueCents = sumOf(parts.filter(isOverdue), ({ cents }) => cents);
  const comesCents = sumOf(
    parts.filter((part) => isOverdue(part) || part.dueOn <= onDate),
    ({ cents }) => cents,
  );
  const missingCents = Math.max(0, neededCents - paidCents - comesCents);
  return { comesCents, overdueCents, missingCents, isOver: onDate < today };
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
