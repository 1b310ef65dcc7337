import type { HostGuests } from '../../api/hostGuests';
import { formatCount } from '../../lib/numbers';
import type { Figure } from '../../ui/Figures';

/** The four figures above the list: all guests, whatever is searched for. */
export const countFigures = (counts: HostGuests['counts']): Figure[] => [
  { label: 'Confirmed', value: formatCount(counts.confirmed) },
  { label: 'Pending payment', value: formatCount(counts.pendingPayment) },
  { label: 'Cancelled', value: formatCount(counts.cancelled) },
  { label: 'Waitlisted', value: formatCount(counts.waitlist) },
];

/** "156 guests", "1 of 156 guests", for eyes and for screen readers. */
export function foundWords(found: number, all: number): string {
  const every = `${formatCount(all)} ${all === 1 ? 'guest' : 'guests'}`;
  return found === all ? every : `${formatCount(found)} of ${every}`;
}
