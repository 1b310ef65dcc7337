import Card from '@mui/material/Card';
import type { HostSummary } from '../../../../backend/contracts/host-events';
import { formatMoney } from '../../lib/money';
import styles from './KpiTiles.module.css';

const count = (value: number) => value.toLocaleString('en-US');

const tilesOf = (figures: HostSummary) => [
  { label: 'Total trips', value: count(figures.totalTrips), note: `${count(figures.activeTrips)} active` },
  {
    label: 'Total guests',
    value: count(figures.totalGuests),
    note: `${count(figures.confirmedGuests)} confirmed, ${count(figures.pendingGuests)} pending`,
  },
  {
    label: 'Total revenue',
    value: formatMoney(figures.revenueCents),
    note: `${formatMoney(figures.pendingCents)} pending`,
  },
  { label: 'Completion rate', value: `${figures.completionPercent}%`, note: 'of all trips completed' },
];

/** The four figures over all trips of this host. They change in place. */
export function KpiTiles({ figures }: { figures: HostSummary }) {
  return (
    <dl className={styles.tiles}>
      {tilesOf(figures).map(({ label, value, note }) => (
        <Card key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
