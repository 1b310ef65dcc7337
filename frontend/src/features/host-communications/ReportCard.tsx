import { useState } from 'react';
import { useTripName } from '../../api/host/hostMe';
import type { MessageReport } from '../../api/host/hostTalk';
import { formatMoment } from '../../lib/time/moment';
import { ReportActs } from './ReportActs';
import styles from './Talk.module.css';
import type { Notes } from './useNotes';

interface Props {
  report: MessageReport;
  timeZone: string;
  isOfMany: boolean;
  notes: Notes;
  onClosed: (report: MessageReport) => void;
}

/** A reported message among the lines around it, who reported it and why, and what a host can do. */
export function ReportCard({ report, timeZone, isOfMany, notes, onClosed }: Props) {
  const { seq, sender, reporter, reason, at, context, isDeleted, silencedUntil, tripId, tripTitle } = report;
  const tripName = useTripName()(tripId, tripTitle);
  const [isWide, setWide] = useState(false);
  const shown = isWide ? context : context.filter((line) => line.seq === seq);
  return (
    <li className={styles.report}>
      <p>
        <strong>{reporter}</strong> reported a message of <strong>{sender}</strong>
        <span className={styles.hint}>
          {' '}
          {formatMoment(at, timeZone)}
          {isOfMany && <span>{` · ${tripName}`}</span>}
        </span>
      </p>
      <p className={styles.reason}>"{reason}"</p>
      <ol className={styles.context}>
        {shown.map((line) => (
          <li key={line.seq} data-reported={line.seq === seq}>
            <strong>{line.sender}</strong>{' '}
            <span>{line.content || (line.seq === seq && isDeleted ? '(deleted)' : '(photo)')}</span>
          </li>
        ))}
      </ol>
      {context.length > 1 && (
        <button type="button" className={styles.link} aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          {isWide ? 'Only the message' : 'What was said around it'}
        </button>
      )}
      {silencedUntil && (
        <p className={styles.hint}>
          {sender} is muted until {formatMoment(silencedUntil, timeZone)}.
        </p>
      )}
      <ReportActs report={report} notes={notes} onClosed={onClosed} />
    </li>
  );
}
