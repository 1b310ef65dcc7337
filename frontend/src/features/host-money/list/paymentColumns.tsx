import type { TripName } from '../../../api/host/hostMe';
import type { PaymentRow } from '../../../api/host/hostPayments';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import { StatusMark } from '../../../ui/StatusMark';
import type { DataColumn } from '../../../ui/table/columns';
import { PaidBar } from '../parts/PaidBar';
import styles from './PaymentsTable.module.css';
import { lookOf, paidShare, PART_WORDS, PLAN_WORDS } from '../parts/paymentWords';

const LAST = '9999-12-31';

function NextPart({ row: { next, isConfirmed, overdueCents } }: { row: PaymentRow }) {
  if (!next) return <span className={styles.muted}>Nothing due</span>;
  return (
    <span className={`${styles.stack} ${styles.next}`}>
      <span>
        <span>{PART_WORDS[next.kind] ?? 'Payment'}</span>, <Money cents={next.amountCents} />
      </span>
      <span className={overdueCents > 0 ? styles.late : styles.muted}>
        {isConfirmed ? (
          <>
            <span>{overdueCents > 0 ? 'was due ' : ''}</span>
            <DateText day={next.dueOn} />
          </>
        ) : (
          'Upon confirmation'
        )}
      </span>
    </span>
  );
}

/** The columns of the Payments tab. */
export const paymentColumns = (tripName: TripName): readonly DataColumn<PaymentRow>[] => [
  {
    id: 'guest',
    header: 'Guest',
    sortBy: ({ guest }) => guest,
    cell: ({ guest, reference }) => (
      <span className={styles.stack}>
        <span className={styles.guest}>{guest}</span>
        <span className={styles.muted}>{reference}</span>
      </span>
    ),
  },
  {
    id: 'trip',
    header: 'Trip',
    sortBy: ({ tripId, tripTitle }) => tripName(tripId, tripTitle),
    cell: ({ tripId, tripTitle, plan, travellers }) => (
      <span className={`${styles.stack} ${styles.trip}`}>
        <span title={tripName(tripId, tripTitle)}>{tripName(tripId, tripTitle)}</span>
        <span className={styles.muted}>
          {PLAN_WORDS[plan]}
          {travellers > 1 && <span>{`, for ${travellers}`}</span>}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: (row) => lookOf(row).word,
    cell: (row) => (
      <span className={styles.stack}>
        <StatusMark look={lookOf(row)} />
        {row.toConfirmCents > 0 && (
          <span className={styles.muted}>
            <Money cents={row.toConfirmCents} /> to be confirmed
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'paid',
    header: 'Paid',
    sortBy: paidShare,
    cell: (row) => <PaidBar row={row} />,
  },
  {
    id: 'next',
    header: 'Next payment',
    sortBy: ({ next }) => next?.dueOn ?? LAST,
    cell: (row) => <NextPart row={row} />,
  },
  {
    id: 'owed',
    header: 'Outstanding',
    align: 'end',
    sortBy: ({ owedCents }) => owedCents,
    cell: ({ owedCents }) => <Money cents={owedCents} />,
  },
];
