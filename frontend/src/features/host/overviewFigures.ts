import type { HostSummary } from '../../../../backend/contracts/host-events';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import type { Figure } from '../../ui/Figures';

/** The Overview's four figures, of all trips of this host or of the chosen one. */
export const overviewFigures = (summary: HostSummary): Figure[] => [
  {
    label: 'Total trips',
    value: formatCount(summary.totalTrips),
    note: `${formatCount(summary.activeTrips)} active`,
  },
  {
    label: 'Total guests',
    value: formatCount(summary.totalGuests),
    note: `${formatCount(summary.confirmedGuests)} confirmed, ${formatCount(summary.pendingGuests)} pending`,
  },
  ...moneyFigures(summary),
  { label: 'Completion rate', value: `${summary.completionPercent}%`, note: 'of the trips that take place' },
];

/** Nothing for who may not see the money. */
function moneyFigures({ revenueCents, pendingCents }: HostSummary): Figure[] {
  if (revenueCents === null || pendingCents === null) return [];
  const note = `${formatMoney(pendingCents)} pending`;
  return [{ label: 'Total revenue', value: formatMoney(revenueCents), note }];
}
