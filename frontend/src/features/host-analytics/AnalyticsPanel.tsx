import { useAges, useAnalytics } from '../../api/hostAnalytics';
import { sentenceOf } from '../../api/errors';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Skeleton } from '../../ui/Skeleton';
import { performance } from './analytics.rules';
import styles from './AnalyticsPanel.module.css';
import { BookingCharts, PeopleCharts, RevenueCharts } from './Charts';

const OUTLINES = ['funnel', 'sources', 'origins', 'revenue'];

function Wait() {
  return (
    <>
      <FiguresWait count={4} />
      <div className={styles.charts} aria-busy="true">
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
  const { data, isError, error, refetch } = useAnalytics(trip);
  const ages = useAges(trip);

  return (
    <div className={styles.analytics}>
      <h2 className="visually-hidden">Analytics</h2>
      {isError && (
        <ErrorNote onRetry={() => void refetch()}>
          {data ? 'The figures could not be refreshed.' : sentenceOf(error)}
        </ErrorNote>
      )}
      {!data && !isError && <Wait />}
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
            <PeopleCharts figures={data} ages={ages.data} />
          </div>
        </>
      )}
    </div>
  );
}
