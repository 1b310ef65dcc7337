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
  {
    label: 'Total revenue',
    value: formatMoney(summary.revenueCents),
    note: `${formatMoney(summary.pendingCents)} pending`,
  },
  { label: 'Completion rate', value: `${summary.completionPercent}%`, note: 'of all trips completed' },
];
