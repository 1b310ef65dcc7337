import type { ShipMoney } from '../../api/host/hostPayments';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { type CabinType, cabinNameOn } from '../../lib/cabinNames';
import { daysOf } from '../../lib/cancellation';
import { formatCount } from '../../lib/numbers';
import { formatLongDay } from '../../lib/time/dates';

export type ShipDue = ShipMoney['dues'][number];
type Trip = Pick<HostTripDetail, 'shipGroup' | 'cabinsTaken' | 'cabins'>;

/** Of each kind of cabin that the ship holds: "held 10, taken 7, 3 to sell or give back". */
export function heldWords(trip: Trip): { type: CabinType; name: string; words: string }[] {
  const { held } = trip.shipGroup;
  return (['inside', 'oceanview', 'balcony'] as const).flatMap((type) => {
    const count = held[type];
    if (count === null) return [];
    const taken = trip.cabinsTaken[type];
    const words = [`held ${formatCount(count)}`, `taken ${formatCount(taken)}`, restWords(count - taken)];
    return [{ type, name: cabinNameOn(trip, type), words: words.join(', ') }];
  });
}

function restWords(rest: number): string {
  if (rest === 0) return 'none left';
  return rest > 0 ? `${formatCount(rest)} to sell or give back` : `${formatCount(-rest)} more than are held`;
}

const PARTS: Partial<Record<ShipMoney['lateParts'][number]['kind'], string>> = {
  second: 'The second part',
  third: 'The third part',
  fourth: 'The fourth part',
  fifth: 'The fifth part',
  final: 'The last part',
};

/** A sentence for each part of the trip's plan that falls due when the ship wants to have everything. */
export function lateWords({ finalOn, lateParts }: Pick<ShipMoney, 'finalOn' | 'lateParts'>): string[] {
  if (finalOn === null) return [];
  return lateParts.map(({ kind, daysBefore, dueOn }) => {
    const before = daysBefore === null ? 'on' : `${daysOf(daysBefore)} before departure,`;
    const part = `${PARTS[kind] ?? 'A part'} of your plan is due ${before} ${formatLongDay(dueOn)}`;
    return `${part}; the ship wants everything by ${formatLongDay(finalOn)}.`;
  });
}

/** What is needed for a day of the ship's, and what there is for it: a word and cents each. */
export function dueSums(due: ShipDue, paidCents: number): [string, number][] {
  const { amountCents, neededCents, comesCents, overdueCents, missingCents, isOver } = due;
  const sums: [string, number, boolean][] = [
    ['To pay the ship', amountCents, true],
    ['With all due until then', neededCents, neededCents !== amountCents],
    ['Guests have paid', paidCents, true],
    ['Plans bring until then', comesCents, !isOver],
    [isOver ? 'Overdue of guests' : 'Of that overdue', overdueCents, overdueCents > 0],
    ['Missing', missingCents, missingCents > 0],
  ];
  return sums.flatMap(([word, cents, isTold]) => (isTold ? [[word, cents] satisfies [string, number]] : []));
}
