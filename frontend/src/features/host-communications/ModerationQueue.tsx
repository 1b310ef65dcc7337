import { useState } from 'react';
import { REPORTS_AT_ONCE } from '../../../../backend/contracts/chat-words';
import { sentenceOf } from '../../api/errors';
import type { HostMe } from '../../api/host/hostMe';
import { type MessageReport, useReports } from '../../api/host/hostTalk';
import { zoneOf } from '../../lib/meantTrip';
import type { TripScope } from '../../lib/tripScope';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { ClosedReport } from './ClosedReport';
import { ReportCard } from './ReportCard';
import styles from './Talk.module.css';
import type { Notes } from './useNotes';

interface Props {
  scope: TripScope;
  trips: HostMe['trips'];
  notes: Notes;
}

/** What members reported and no host has looked at yet; a report appears as it is made. */
export function ModerationQueue({ scope, trips, notes }: Props) {
  const { data: reports, isError, error, refetch } = useReports(scope);
  const [closed, setClosed] = useState<MessageReport | null>(null);
  return (
    <Panel
      title="Reported messages"
      empty={reports?.length === 0 && !closed ? 'Nothing was reported.' : null}
    >
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {closed && <ClosedReport key={closed.id} report={closed} onGone={() => setClosed(null)} />}
      {reports?.length === REPORTS_AT_ONCE && (
        <p className={styles.hint}>
          The {REPORTS_AT_ONCE} that wait longest. Others come as you close these.
        </p>
      )}
      <ul className={styles.reports}>
        {(reports ?? []).map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            timeZone={zoneOf(trips, report.tripId)}
            isOfMany={typeof scope !== 'number'}
            notes={notes}
            onClosed={setClosed}
          />
        ))}
      </ul>
    </Panel>
  );
}
