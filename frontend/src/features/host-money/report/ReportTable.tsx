import { useTripName } from '../../../api/host/hostMe';
import type { MoneyReportData, ReportLine } from '../../../api/host/hostPayments';
import { formatCents } from '../../../lib/money';
import styles from './ReportTable.module.css';

type Column = keyof Omit<ReportLine, 'tripId' | 'tripTitle'>;

interface Row {
  name: Column;
  word: string;
  /** Stands with a minus: it takes from what stays. */
  isTaken?: boolean;
  isSum?: boolean;
}

/** Down the sheet as one reckons: what was sold, what came by which means, what went, what stayed. */
const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: 'Sold',
    rows: [
      { name: 'chargesCents', word: 'Charges' },
      { name: 'discountsCents', word: 'Discounts', isTaken: true },
      { name: 'adjustmentsCents', word: 'Adjustments' },
    ],
  },
  {
    title: 'Payments',
    rows: [
      { name: 'paypalCents', word: 'PayPal' },
      { name: 'bankCents', word: 'Bank transfer' },
      { name: 'checkCents', word: 'Check' },
      { name: 'cashCents', word: 'Cash' },
      { name: 'otherCents', word: 'Other' },
    ],
  },
  {
    title: 'Gone',
    rows: [
      { name: 'refundsCents', word: 'Refunds', isTaken: true },
      { name: 'reversalsCents', word: 'Taken back by banks', isTaken: true },
      { name: 'feesCents', word: 'PayPal fees', isTaken: true },
    ],
  },
  {
    title: 'Result',
    rows: [
      { name: 'netCents', word: 'Net received', isSum: true },
      { name: 'creditsCents', word: 'Credits used' },
      { name: 'owedChangeCents', word: 'Change of what is owed' },
    ],
  },
];

/** The report as a table: a column a trip, the sum at the end. Trips in which nothing happened are left out. */
export function ReportTable({ report: { trips, total } }: { report: MoneyReportData }) {
  const tripName = useTripName();
  const moved = trips.filter((line) => ROWS.some(({ name }) => line[name] !== 0));
  const lines = moved.length === 1 ? moved : [total, ...moved];
  if (moved.length === 0) return <p>Nothing was booked in this period.</p>;
  return (
    // What scrolls takes focus, so that the keys reach every column.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label="Financial report" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">US dollars</th>
            {lines.map(({ tripId, tripTitle }) => (
              <th key={tripId ?? 'all'} scope="col" data-total={tripId === null}>
                {tripName(tripId, tripTitle)}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={lines.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ name, word, isTaken, isSum }) => (
              <tr key={name} data-sum={isSum}>
                <th scope="row">{word}</th>
                {lines.map((line) => (
                  <td key={line.tripId ?? 'all'} data-total={line.tripId === null}>
                    {formatCents(isTaken ? 0 - line[name] : line[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const ROWS = GROUPS.flatMap(({ rows }) => rows);
