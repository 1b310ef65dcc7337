import { sentenceOf } from '../../api/errors';
import { useHostMe } from '../../api/host/hostMe';
import { useCommunications, useReports } from '../../api/host/hostTalk';
import { useTripScope } from '../../lib/tripScope';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Waiting } from '../../ui/Waiting';
import { AnnouncementPanel } from './AnnouncementPanel';
import styles from './CommunicationsDesk.module.css';
import { ComposerPanel } from './ComposerPanel';
import { MailHistory } from './MailHistory';
import { ModerationQueue } from './ModerationQueue';
import { MutedMembers } from './MutedMembers';
import { RecentLines } from './RecentLines';
import { talkFigures } from './talkFigures';
import { useAnnouncements } from './useAnnouncements';
import { useNotes } from './useNotes';

/** About as wide as the notes of `talkFigures`. */
const NOTES = ['12ch', '12ch', '12ch', '23ch'];

/** What is said and written on the chosen trip: figures, mails to guests, the chat's newest lines, and what was reported. */
export function CommunicationsDesk() {
  const trip = useHostTrip();
  const scope = useTripScope();
  const { data, error, isError, isPending, refetch } = useCommunications(scope);
  const reports = useReports(scope);
  const announcements = useAnnouncements();
  const notes = useNotes(scope);
  // What comes last to the column would push down what stands in it.
  const isWaiting = isPending || reports.isPending;
  const trips = (useHostMe().data?.trips ?? []).filter(({ messages }) => messages);

  return (
    <div className={styles.desk}>
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {data ? <Figures figures={talkFigures(data)} /> : !isError && <FiguresWait noteWidths={NOTES} />}
      {trips.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ComposerPanel trips={trips} chosen={trip} />
            <MailHistory scope={scope} />
          </div>
          <div className={styles.column}>
            {isWaiting ? (
              <Waiting height="40rem" onRetry={() => void Promise.all([refetch(), reports.refetch()])} />
            ) : (
              <>
                <ModerationQueue scope={scope} trips={trips} notes={notes} />
                <MutedMembers muted={data?.muted ?? []} trips={trips} isOfMany={trip === null} />
                <AnnouncementPanel
                  key={trip ?? 'all'}
                  trips={trips}
                  chosen={trip}
                  announcements={announcements}
                />
                <RecentLines trip={trip} lines={data?.lines ?? []} trips={trips} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
