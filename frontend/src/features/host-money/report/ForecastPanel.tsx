import { sentenceOf } from '../../../api/errors';
import { type ForecastData, useForecast } from '../../../api/host/hostPayments';
import { formatShortDay } from '../../../lib/time/dates';
import type { TripScope } from '../../../lib/tripScope';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Money } from '../../../ui/Money';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/Skeleton';
import { forecastBars } from './forecast.rules';
import { ForecastChart } from './ForecastChart';
import styles from './ForecastPanel.module.css';

/** What arrived by week, and what the plans promise for the weeks to come. */
export function ForecastPanel({ scope }: { scope: TripScope }) {
  const { data, error, refetch } = useForecast(scope);
  return (
    <Panel title="Cash by week">
      {data && <Forecast data={data} />}
      {!data && !error && <Skeleton height="260px" />}
      {!data && error && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
    </Panel>
  );
}

function Forecast({ data }: { data: ForecastData }) {
  const bars = forecastBars(data);
  const comingCents = data.coming.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <>
      <dl className={styles.sums}>
        <Sum word="Scheduled from today on" cents={comingCents} />
        <Sum word="Upon confirmation" cents={data.onConfirmationCents} />
        <Sum word="Overdue" cents={data.overdueCents} isLate={data.overdueCents > 0} />
      </dl>
      <ForecastChart bars={bars} />
      <details className={styles.details}>
        <summary>The weeks as a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col" data-align="end">
                Arrived
              </th>
              <th scope="col" data-align="end">
                Scheduled
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ startsOn, pastCents, comingCents: due }) => (
              <tr key={startsOn}>
                <th scope="row">{formatShortDay(startsOn)}</th>
                <td data-align="end">{pastCents === null ? '' : <Money cents={pastCents} />}</td>
                <td data-align="end">{due === null ? '' : <Money cents={due} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Sum({ word, cents, isLate = false }: { word: string; cents: number; isLate?: boolean }) {
  return (
    <div className={styles.sum} data-late={isLate}>
      <dt>{word}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
