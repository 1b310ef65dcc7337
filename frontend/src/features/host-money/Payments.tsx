import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useDeskZone } from '../../api/hostMe';
import { type PaymentsPage, type RemindWish, usePayments } from '../../api/hostPayments';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import { ForecastPanel } from './ForecastPanel';
import { MoneyAlerts } from './MoneyAlerts';
import { MoneyOfBooking } from './MoneyOfBooking';
import { paymentFigures } from './paymentFigures';
import styles from './Payments.module.css';
import { PaymentsTable } from './PaymentsTable';
import { PaymentsToolbar } from './PaymentsToolbar';
import { FILTER_NAMES } from './paymentWords';
import { RemindersDialog } from './RemindersDialog';
import { usePaymentSearch } from './usePaymentSearch';

/** The Payments tab: figures, what needs a look, what is to come, and who has paid what. */
export function Payments() {
  const search = usePaymentSearch();
  const { trip, q, status } = search;
  const { data, error, refetch } = usePayments({ trip, q, status });
  const timeZone = useDeskZone(trip);

  return (
    <div className={styles.tab}>
      {error && (
        <ErrorNote onRetry={() => void refetch()}>
          {data ? 'The payments could not be refreshed.' : sentenceOf(error)}
        </ErrorNote>
      )}
      {!data && !error && (
        <>
          <FiguresWait count={4} />
          <Skeleton height="480px" />
        </>
      )}
      {data && (
        <>
          <Figures figures={paymentFigures(data.figures)} />
          <div className={styles.top}>
            <MoneyAlerts timeZone={timeZone} onOpenBooking={(booking) => search.change({ booking })} />
            <ForecastPanel trip={trip} />
          </div>
          <List page={data} search={search} />
        </>
      )}
      {search.booking && (
        <MoneyOfBooking
          key={search.booking}
          bookingId={search.booking}
          firstAct={search.act && search.act !== 'remind' ? search.act : undefined}
          onClose={() => search.change({ booking: null, act: null })}
        />
      )}
    </div>
  );
}

interface ListProps {
  page: PaymentsPage;
  search: ReturnType<typeof usePaymentSearch>;
}

function List({ page, search }: ListProps) {
  const { trip, q, status } = search;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setWish] = useState<RemindWish | null>(null);
  const chosen = page.rows.filter(({ bookingId }) => selected.has(bookingId));
  const found = { ...(trip === null ? {} : { trip }), q, status };
  const wish = asked ?? (search.act === 'remind' ? { search: found } : null);
  const close = () => {
    setWish(null);
    if (search.act === 'remind') search.change({ act: null });
  };
  const remindMany = () =>
    setWish(chosen.length > 0 ? { bookingIds: chosen.map(({ bookingId }) => bookingId) } : { search: found });

  return (
    <Panel title="Guests and payments">
      <p className={styles.printed}>
        {FILTER_NAMES[status]}
        {q && `, search "${q}"`}: {page.found}
      </p>
      <PaymentsToolbar search={search} found={page.found} chosen={chosen.length} onRemind={remindMany} />
      <PaymentsTable
        rows={page.rows}
        search={search}
        selected={selected}
        onSelect={setSelected}
        onRemind={(bookingId) => setWish({ bookingIds: [bookingId] })}
      />
      {wish && <RemindersDialog wish={wish} onClose={close} />}
    </Panel>
  );
}
