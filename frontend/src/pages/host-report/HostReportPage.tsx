import { sentenceOf } from '../../api/errors';
import { useHostMe } from '../../api/host/hostMe';
import { useMoneyReport } from '../../api/host/hostPayments';
import { HostGate } from '../../features/host/HostGate';
import { FileButton } from '../../features/host-money/report/FileButton';
import { ReportPeriodBar } from '../../features/host-money/report/ReportPeriodBar';
import { ReportTable } from '../../features/host-money/report/ReportTable';
import { useReportPeriod } from '../../features/host-money/report/useReportPeriod';
import { formatLongDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { tripNames, tripValue } from '../../lib/tripNames';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { Waiting } from '../../ui/Waiting';
import styles from './HostReportPage.module.css';

/** The financial report: what the books say of the trips in a period. */
export default function HostReportPage() {
  return (
    <HostGate>
      <Report />
    </HostGate>
  );
}

function Report() {
  const { asked, period, change } = useReportPeriod();
  const { data, error, refetch } = useMoneyReport(period);
  const me = useHostMe();
  const trips = me.data?.trips ?? [];
  const title = tripNames(trips)[tripValue(period.trip)] ?? 'All trips';
  const { trip } = period;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle title="Financial report" />
          <p className={styles.about}>
            {title}, {periodWords(period.from, period.to)}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink
            to={paths.hostDashboard({ tab: 'payments', trip: trip ?? undefined })}
            tone="quiet"
            size="portal"
          >
            Payments
          </ButtonLink>
          <FileButton period={period} />
          <PrintButton />
        </div>
      </header>
      {me.isPending ? (
        // The choice of trips comes before the days: what stands below would move.
        <Waiting height="520px" onRetry={() => void me.refetch()} />
      ) : (
        <>
          <ReportPeriodBar period={asked} trips={trips} onChange={change} />
          {error && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
          {!data && !error && <Waiting height="420px" onRetry={() => void refetch()} />}
          {data && <ReportTable report={data} />}
        </>
      )}
    </div>
  );
}

function periodWords(from: string | null, to: string | null): string {
  if (from && to) return `${formatLongDay(from)} to ${formatLongDay(to)}`;
  if (from) return `since ${formatLongDay(from)}`;
  return to ? `up to ${formatLongDay(to)}` : 'since the beginning';
}
