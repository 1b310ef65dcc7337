import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { useMoneyAlerts } from '../../../api/host/hostMoney';
import { useDeskZone } from '../../../api/host/hostMe';
import { type PaymentsPage, type RemindWish, usePayments } from '../../../api/host/hostPayments';
import { scopeQuery } from '../../../lib/tripScope';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Figures } from '../../../ui/Figures';
import { FiguresWait } from '../../../ui/FiguresWait';
import { Panel } from '../../../ui/Panel';
import { StaleNote } from '../../../ui/StaleNote';
import { Waiting } from '../../../ui/Waiting';
import { ForecastPanel } from '../report/ForecastPanel';
import { MoneyAlerts } from './MoneyAlerts';
import { MoneyOfBooking } from '../booking/MoneyOfBooking';
import { paymentFigures } from './paymentFigures';
import styles from './Payments.module.css';
import { PaymentsTable } from './PaymentsTable';
import { PaymentsToolbar } from './PaymentsToolbar';
import { FILTER_NAMES } from '../parts/paymentWords';
import { RemindersDialog } from '../reminders/RemindersDialog';
import { usePaymentSearch } from './usePaymentSearch';

/** Where on the tab what needs a look stands. */
const ALERTS = 'needs-a-look';

/** The Payments tab: figures, who has paid what, what needs a look, and what is to come. */
export function Payments() {
  const search = usePaymentSearch();
  const { trip, scope, q, status } = search;
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = usePayments({ scope, q, status });
  const timeZone = useDeskZone(trip);

  return (
    <div className={styles.tab}>
      {error && !data && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {error && data && (
        <StaleNote what="The payments" updatedAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <>
          <FiguresWait />
          <Waiting height="480px" onRetry={() => void refetch()} />
        </>
      )}
      {data && (
        <>
          <Figures figures={paymentFigures(data.figures)} />
          <List page={data} isSettled={!isPlaceholderData} search={search} />
          <div className={styles.below}>
            <div id={ALERTS} tabIndex={-1}>
              <MoneyAlerts timeZone={timeZone} onOpenBooking={(booking) => search.change({ booking })} />
            </div>
            <ForecastPanel scope={scope} />
          </div>
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
  /** False while the page is of the search before. */
  isSettled: boolean;
  search: ReturnType<typeof usePaymentSearch>;
}

function List({ page, isSettled, search }: ListProps) {
  const { scope, q, status } = search;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setWish] = useState<RemindWish | null>(null);
  const chosen = page.rows.filter(({ bookingId }) => selected.has(bookingId));
  const found = { ...scopeQuery(scope), q, status };
  const wish = asked ?? (search.act === 'remind' ? { search: found } : null);
  const close = () => {
    setWish(null);
    if (search.act === 'remind') search.change({ act: null });
  };
  const remindMany = () =>
    setWish(chosen.length > 0 ? { bookingIds: chosen.map(({ bookingId }) => bookingId) } : { search: found });

  return (
    <Panel title="Guests and payments" mark={<ToAlerts />}>
      <p className={styles.printed}>{`${FILTER_NAMES[status]}${q && `, search "${q}"`}: ${page.found}`}</p>
      <PaymentsToolbar
        search={search}
        found={page.found}
        isSettled={isSettled}
        chosen={chosen.length}
        onRemind={remindMany}
      />
      <PaymentsTable
        rows={page.rows}
        isSettled={isSettled}
        search={search}
        selected={selected}
        onSelect={setSelected}
        onRemind={(bookingId) => setWish({ bookingIds: [bookingId] })}
      />
      {wish && <RemindersDialog wish={wish} onClose={close} />}
    </Panel>
  );
}

/** What needs a look stands below the list: how much it is, and the way there. */
function ToAlerts() {
  const count = useMoneyAlerts().data?.length ?? 0;
  if (count === 0) return null;
  const go = () => {
    const alerts = document.getElementById(ALERTS);
    alerts?.focus({ preventScroll: true });
    alerts?.scrollIntoView({ block: 'start' });
  };
  return (
    <button type="button" className={styles.toAlerts} onClick={go}>
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
      <span>{count === 1 ? '1 needs a look' : `${count} need a look`}</span>
    </button>
  );
}
