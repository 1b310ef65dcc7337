import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostMail, useCancelMail, useHostMail } from '../../api/host/hostMails';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { toastSuccess } from '../../ui/toast';
import { ProblemLine } from '../../ui/ProblemLine';
import { DeliveryRow } from './DeliveryRow';
import styles from './MailHistory.module.css';
import { ResendDialog } from './ResendDialog';

/** What a mail says, how far it is for each person, and what can still be done about it. */
export function MailDetails({ mail }: { mail: HostMail }) {
  const { data, isPending, error } = useHostMail(mail.id);
  const cancelling = useCancelMail(() =>
    toastSuccess({ title: 'Called back', description: 'Nobody gets this mail.' }),
  );
  const [isAsked, setAsked] = useState(false);
  const problem = cancelling.error ?? error;
  // Who was taken off their booking meanwhile is sent nothing any more.
  const missed = data?.deliveries.filter(({ id, state }) => state === 'failed' && id !== null) ?? [];

  return (
    <div className={styles.open}>
      <p className={styles.text}>{mail.body}</p>
      <div className={styles.acts}>
        {mail.status === 'scheduled' && (
          <Button
            tone="quiet"
            size="portal"
            isOff={cancelling.isPending}
            onClick={() => cancelling.mutate(mail.id)}
          >
            Call it back
          </Button>
        )}
        {missed.length > 0 && (
          <Button tone="quiet" size="portal" onClick={() => setAsked(true)}>
            Send again to {missed.length} it missed...
          </Button>
        )}
      </div>
      <ProblemLine>{problem !== null && sentenceOf(problem)}</ProblemLine>
      {isAsked && <ResendDialog mail={mail} missed={missed} onClose={() => setAsked(false)} />}
      {isPending && <Skeleton height="6rem" />}
      {data && data.deliveries.length > 0 && (
        // What scrolls takes focus: its rows hold nothing that does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.people} tabIndex={0} aria-label="Delivery to each person">
          {data.deliveries.map((delivery, place) => (
            <DeliveryRow key={delivery.id ?? `gone ${place}`} delivery={delivery} timeZone={data.timeZone} />
          ))}
        </ul>
      )}
    </div>
  );
}
