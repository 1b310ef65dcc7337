import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostTraveller, useSendLogin } from '../../api/host/hostBooking';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';

const WORDS: Record<HostTraveller['login'], string> = {
  none: 'None yet',
  sent: 'Sent, not used yet',
  in_use: 'In use',
  elsewhere: 'In an account with another e-mail',
};

/** How a traveller gets in, and a way to send them the login again. */
export function LoginFact({ bookingId, traveller }: { bookingId: string; traveller: HostTraveller }) {
  const { name, position, email, login, papers } = traveller;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSendLogin(bookingId, position);
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: () => {
        setAsking(false);
        toastSuccess({ title: 'The login is on its way', description: `${name} gets a mail.` });
      },
    });

  return (
    <span className={styles.masked}>
      {WORDS[login]}
      {papers && (
        <button type="button" className={styles.reveal} onClick={() => setAsking(true)}>
          Send again<span className="visually-hidden">{` the login of ${name}`}</span>
        </button>
      )}
      {isAsking && (
        <AskDialog
          title={`Send ${name} the login again?`}
          confirmWord="Send"
          busyWord="Sending..."
          reasonHint="It stands in the activity log with your name."
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <p>
            {login === 'elsewhere'
              ? `A mail with a login goes to ${email}. The account that has this place now loses it, and its owner is told.`
              : `A mail with the way to log in goes to ${email}.`}
          </p>
        </AskDialog>
      )}
    </span>
  );
}
