import { sentenceOf } from '../../api/errors';
import { useHostMails } from '../../api/hostMails';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import { MailRow } from './MailRow';
import styles from './MailHistory.module.css';

/** Mails that wait for their time, then those that went, the newest first. */
export function MailHistory({ trip }: { trip: number | null }) {
  const { data: mails, isPending, isError, error, refetch } = useHostMails(trip);
  return (
    <Panel
      title="Mails to guests"
      empty={mails?.length === 0 ? 'Nothing was sent yet. What you write above will be listed here.' : null}
    >
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {isPending && <Skeleton height="12rem" />}
      <ul className={styles.list}>
        {(mails ?? []).map((mail) => (
          <MailRow key={mail.id} mail={mail} isOfMany={trip === null} />
        ))}
      </ul>
    </Panel>
  );
}
