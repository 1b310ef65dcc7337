import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { formatMoney } from '../../lib/money';
import type { Overpaid } from './OverpaidChoice';

const ENDED: readonly HostBooking['status'][] = ['cancelled', 'expired', 'draft'];

/** Whether a booking may still have another cabin, or another party. */
export const isChangeable = ({ status }: Pick<HostBooking, 'status'>): boolean => !ENDED.includes(status);

/** Who travels alone has the cabin alone. */
export const occupancyOf = ({ partySize }: Pick<HostBooking, 'partySize'>): HostBooking['occupancy'] =>
  partySize === 1 ? 'single' : 'double';

/**
 * The cabins this booking could have, by what its trip calls them. Its own is among them where it is had otherwise than its
 * party has one today.
 */
export function otherCabins(
  booking: Pick<HostBooking, 'cabins' | 'cabinType' | 'occupancy' | 'partySize'>,
): Record<string, string> {
  const { cabins, cabinType, occupancy } = booking;
  const isAsToday = occupancy === occupancyOf(booking);
  const others = cabins.filter(({ type }) => type !== cabinType || !isAsToday);
  return Object.fromEntries(others.map(({ type, name }) => [type, name]));
}

/** What a request says of what was paid too much. */
export function overpaidWish(cents: number, overpaid: Overpaid) {
  return cents > 0 ? { overpaid, refundCents: overpaid === 'refund' ? cents : 0 } : { refundCents: 0 };
}

/** What is looked at first: the next cabin the trip names after the booking's own, else the first. */
export function firstChoice(booking: Parameters<typeof otherCabins>[0]): HostBooking['cabinType'] {
  const types = booking.cabins.map(({ type }) => type);
  const next = types[types.indexOf(booking.cabinType) + 1];
  return next ?? types.find((type) => type in otherCabins(booking)) ?? booking.cabinType;
}

export function differenceLabel(differenceCents: number): string {
  if (differenceCents === 0) return 'Costs the same';
  return differenceCents > 0 ? 'Costs more' : 'Costs less';
}

/** What the button does: "Change the cabin for $525 more". */
export function confirmWord(deed: string, change: CabinChange | undefined, overpaid: Overpaid): string {
  if (!change || change.differenceCents === 0) return deed;
  const { differenceCents, overpaidCents } = change;
  if (overpaidCents > 0)
    return overpaid === 'refund'
      ? `${deed}, return ${formatMoney(overpaidCents)}`
      : `${deed}, keep ${formatMoney(overpaidCents)} as a credit`;
  const amount = formatMoney(Math.abs(differenceCents));
  return `${deed} for ${amount} ${differenceCents > 0 ? 'more' : 'less'}`;
}
