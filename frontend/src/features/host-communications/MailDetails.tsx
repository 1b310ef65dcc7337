import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostMail, useCancelMail, useHostMail, useResendMail } from '../../api/hostMails';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { DeliveryRow } from './DeliveryRow';
import styles from './MailHistory.module.css';

/** What a mail says, how far it is for each person, and what can still be done about it. */
export function MailDetails({ mail }: { mail: HostMail }) {
  const { data, isPending, error } = useHostMail(mail.id);
  const cancelling = useCancelMail();
  const resending = useResendMail();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const problem = cancelling.error ?? resending.error ?? error;
  const resend = () =>
    resending.mutate({ id: mail.id, key }, { onSettled: () => setKey(crypto.randomUUID()) });

  return (
    <div className={styles.open}>
      <p className={styles.text}>{mail.body}</p>
      <div className={styles.acts}>
        {mail.status === 'scheduled' && (
          <Button
            tone="quiet"
            size="portal"
            disabled={cancelling.isPending}
            onClick={() => cancelling.mutate(mail.id)}
          >
            Call it back
          </Button>
        )}
        {mail.failed > 0 && (
          <Button tone="quiet" size="portal" disabled={resending.isPending} onClick={resend}>
            Send again to {mail.failed} it missed
          </Button>
        )}
        {resending.data && <output>Sent again to {resending.data.count}.</output>}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {sentenceOf(problem)}
        </p>
      )}
      {isPending && <Skeleton height="6rem" />}
      {data && data.deliveries.length > 0 && (
        // What scrolls takes focus: its rows hold nothing that does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.people} tabIndex={0} aria-label="Delivery to each person">
          {data.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} timeZone={data.timeZone} />
          ))}
        </ul>
      )}
    </div>
  );
}
