import type { PaymentRow } from '../../api/hostPayments';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/table/DataTable';
import { PAYMENT_COLUMNS } from './paymentColumns';
import styles from './PaymentsTable.module.css';
import type { usePaymentSearch } from './usePaymentSearch';

interface Props {
  rows: readonly PaymentRow[];
  search: ReturnType<typeof usePaymentSearch>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onRemind: (bookingId: string) => void;
}

/** A row for each booking: who, how far paid, what comes next. */
export function PaymentsTable({ rows, search, selected, onSelect, onRemind }: Props) {
  const { sort, q, status, trip, change } = search;
  return (
    <DataTable
      label="Payments by guest"
      columns={PAYMENT_COLUMNS}
      rows={rows}
      keyOf={({ bookingId }) => bookingId}
      nameOf={({ guest }) => guest}
      sort={sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : null}
      onSort={(next) => change({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : null })}
      selected={selected}
      onSelect={onSelect}
      view={`${q}|${status}|${trip}`}
      newsWord={(count) => (count === 1 ? '1 new payment' : `${count} new payments`)}
      empty={
        q || status !== 'all'
          ? 'No payment matches. Change the search or the status.'
          : 'Nobody has booked yet.'
      }
      actions={({ bookingId, guest, owedCents }) => (
        <span className={styles.actions}>
          {owedCents > 0 && (
            <Button
              tone="quiet"
              size="portal"
              className={styles.action}
              aria-label={`Remind ${guest}`}
              onClick={() => onRemind(bookingId)}
            >
              Remind
            </Button>
          )}
          <Button
            tone="quiet"
            size="portal"
            className={styles.action}
            aria-label={`Money of ${guest}`}
            onClick={() => change({ booking: bookingId })}
          >
            Money
          </Button>
        </span>
      )}
    />
  );
}
