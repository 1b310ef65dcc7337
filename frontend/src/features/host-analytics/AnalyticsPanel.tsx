import { useAges, useAnalytics } from '../../api/host/hostAnalytics';
import { isRefusal, sentenceOf } from '../../api/errors';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Skeleton } from '../../ui/Skeleton';
import { StaleNote } from '../../ui/StaleNote';
import { Waiting } from '../../ui/Waiting';
import { performance } from './analytics.rules';
import styles from './AnalyticsPanel.module.css';
import { BookingCharts, PeopleCharts, RevenueCharts } from './Charts';

const OUTLINES = ['funnel', 'sources', 'origins'];

function Wait({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FiguresWait />
      <div className={styles.charts} aria-busy="true">
        <Waiting height="22rem" onRetry={onRetry} />
        {OUTLINES.map((outline) => (
          <Skeleton key={outline} height="22rem" />
        ))}
      </div>
    </>
  );
}

/** The Analytics tab: figures of the chosen trip, or of all of them, counted from rows. */
export function AnalyticsPanel() {
  const trip = useHostTrip();
  const { data, dataUpdatedAt, isError, error, refetch } = useAnalytics(trip);
  const ages = useAges(trip);
  const retry = () => void refetch();

  return (
    <div className={styles.analytics}>
      <h2 className="visually-hidden">Analytics</h2>
      {isError && !data && <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>}
      {isError && data && <StaleNote what="The figures" updatedAt={dataUpdatedAt} onRetry={retry} />}
      {!data && !isError && <Wait onRetry={retry} />}
      {data && (
        <>
          <Figures figures={performance(data)} />
          <div className={styles.charts}>
            {data.revenue ? (
              <RevenueCharts revenue={data.revenue} />
            ) : (
              <p className={styles.note}>{shownWithMoneyRight('Revenue is')}</p>
            )}
            <BookingCharts figures={data} />
            {ages.isError && !isRefusal(ages.error, 'host.right_missing') && (
              <ErrorNote onRetry={() => void ages.refetch()}>
                The ages of travellers could not be loaded.
              </ErrorNote>
            )}
            <PeopleCharts figures={data} ages={ages.isError ? null : ages.data} />
          </div>
        </>
      )}
    </div>
  );
}
