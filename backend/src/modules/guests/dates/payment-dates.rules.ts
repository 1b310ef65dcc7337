import { type InstalmentPlan, planOf } from '../../trips/instalment-plan.js';
import { dueDay, type InstalmentKind, laterKind } from '../../bookings/quote/quote.rules.js';

/** How the parts of a plan are called where their day stands beside other dates. */
export const PART_TITLES: Record<InstalmentKind, { ofAll: string; own: string }> = {
  full: { ofAll: 'Payments in full', own: 'Your payment is due' },
  deposit: { ofAll: 'Deposits', own: 'Your deposit is due' },
  second: { ofAll: 'Second part of the plans', own: 'Your second part is due' },
  third: { ofAll: 'Third part of the plans', own: 'Your third part is due' },
  fourth: { ofAll: 'Fourth part of the plans', own: 'Your fourth part is due' },
  fifth: { ofAll: 'Fifth part of the plans', own: 'Your fifth part is due' },
  final: { ofAll: 'Last part of the plans', own: 'Your last part is due' },
  cabin: { ofAll: 'Changes of cabin', own: 'What your cabin costs more is due' },
  add_on: { ofAll: 'Extras', own: 'Your extras are due' },
};

/** A part of somebody's plan that is not settled. */
export interface OpenPartOf {
  bookingId: number;
  /** Its place among the booking's parts. */
  position: number;
  kind: InstalmentKind;
  dueOn: string;
  openCents: number;
}

/** A day on which parts fall due, and what hangs on it. */
export interface PaymentDeadline {
  key: string;
  kind: InstalmentKind;
  onDate: string;
  bookings: number;
  openCents: number;
}

/**
 * The days on which money falls due: those of the trip's plan, whether or not anything is open; and every other day on which
 * parts are open, as after a trip was moved or a plan was changed.
 */
export function paymentDeadlines(
  { startDate, plan }: { startDate: string | null; plan?: InstalmentPlan | undefined },
  open: readonly OpenPartOf[],
): PaymentDeadline[] {
  const days = new Map<string, PaymentDeadline>();
  const at = (kind: InstalmentKind, onDate: string): PaymentDeadline => {
    const key = `${kind}:${onDate}`;
    const known = days.get(key) ?? { key, kind, onDate, bookings: 0, openCents: 0 };
    days.set(key, known);
    return known;
  };
  const { laterParts } = planOf(plan);
  if (startDate !== null)
    for (const [i, part] of laterParts.entries())
      at(laterKind(i, laterParts.length), dueDay(part, startDate));
  for (const { kind, dueOn, openCents } of open) {
    const day = at(kind, dueOn);
    day.bookings += 1;
    day.openCents += openCents;
  }
  return [...days.values()].toSorted((a, b) => a.onDate.localeCompare(b.onDate));
}
