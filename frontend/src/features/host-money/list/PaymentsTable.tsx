import { useMemo } from 'react';
import { useTripName } from '../../../api/host/hostMe';
import type { PaymentRow } from '../../../api/host/hostPayments';
import { DataTable } from '../../../ui/table/DataTable';
import { useAnswered } from '../../../ui/table/useAnswered';
import { paymentColumns } from './paymentColumns';
import { RowActions } from './RowActions';
import type { usePaymentSearch } from './usePaymentSearch';

interface Props {
  rows: readonly PaymentRow[];
  /** False while the rows are of the search before. */
  isSettled: boolean;
  search: ReturnType<typeof usePaymentSearch>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onRemind: (bookingId: string) => void;
}

/** A row for each booking: who, how far paid, what comes next. */
export function PaymentsTable({ rows, isSettled, search, selected, onSelect, onRemind }: Props) {
  const { sort, q, status, scope, change } = search;
  const view = useAnswered(`${q}|${status}|${scope}`, isSettled);
  const tripName = useTripName();
  const columns = useMemo(() => paymentColumns(tripName), [tripName]);
  const actionsOf = (row: PaymentRow) => (
    <RowActions row={row} onRemind={onRemind} onOpen={(booking) => change({ booking })} />
  );
  return (
    <DataTable
      label="Payments by guest"
      columns={columns}
      rows={rows}
      keyOf={({ bookingId }) => bookingId}
      nameOf={({ guest }) => guest}
      sort={sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : null}
      onSort={(next) => change({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : null })}
      selected={selected}
      onSelect={onSelect}
      view={view}
      newsWord={(count) => (count === 1 ? '1 new booking' : `${count} new bookings`)}
      empty={
        q || status !== 'all'
          ? 'No payment matches. Change the search or the status.'
          : 'Nobody has booked yet.'
      }
      actions={actionsOf}
    />
  );
}
