import type { HostGuests } from '../../api/host/hostGuests';
import { formatCount } from '../../lib/numbers';
import type { Figure } from '../../ui/Figures';
import type { GuestSearch } from './guestSearch.rules';

const COUNTED = [
  ['confirmed', 'Confirmed', 'confirmed'],
  ['pending_payment', 'Pending payment', 'pendingPayment'],
  ['cancelled', 'Cancelled', 'cancelled'],
  ['waitlist', 'Waitlisted', 'waitlist'],
] as const;

/** The four figures above the list: all guests, whatever is searched for. Each narrows the list down to whom it counts. */
export const countFigures = (
  counts: HostGuests['counts'],
  status: GuestSearch['status'],
  choose: (status: GuestSearch['status']) => void,
): Figure[] =>
  COUNTED.map(([id, label, count]) => ({
    label,
    value: formatCount(counts[count]),
    isChosen: status === id,
    onChoose: () => choose(status === id ? '' : id),
  }));

/** "156 guests", "1 of 156 guests", for eyes and for screen readers. */
export function foundWords(found: number, all: number): string {
  const every = `${formatCount(all)} ${all === 1 ? 'guest' : 'guests'}`;
  return found === all ? every : `${formatCount(found)} of ${every}`;
}
