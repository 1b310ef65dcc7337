import { sentenceOf } from '../../api/errors';
import { useHostMe } from '../../api/host/hostMe';
import { useHostMails } from '../../api/host/hostMails';
import { cabinNamesOn } from '../../lib/cabinNames';
import type { TripScope } from '../../lib/tripScope';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import { MailRow } from './MailRow';
import styles from './MailHistory.module.css';

/** Mails that wait for their time, then those that went, the newest first. */
export function MailHistory({ scope }: { scope: TripScope }) {
  const { data: mails, isPending, isError, error, refetch } = useHostMails(scope);
  const trips = useHostMe().data?.trips ?? [];
  const cabinsOf = (id: number) => cabinNamesOn(trips.find(({ tripId }) => tripId === id) ?? { cabins: [] });
  return (
    <Panel
      title="Mails to guests"
      empty={mails?.length === 0 ? 'Nothing was sent yet. What you write above will be listed here.' : null}
    >
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {isPending && <Skeleton height="12rem" />}
      <ul className={styles.list}>
        {(mails ?? []).map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            cabins={cabinsOf(mail.tripId)}
            isOfMany={typeof scope !== 'number'}
          />
        ))}
      </ul>
    </Panel>
  );
}
