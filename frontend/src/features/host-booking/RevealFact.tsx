import { useEffect, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type PrivateFact, type Revealed, useReveal } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import { AskDialog } from '../../ui/AskDialog';
import styles from './booking.module.css';

/** How long something private stands open before it is masked again. */
const SHOWN_MS = 60_000;

interface Props {
  bookingId: string;
  position: number;
  /** Whose it is, for the question. */
  name: string;
  what: PrivateFact;
  /** "the passport number" */
  word: string;
  /** What stands here while it is masked; null when nobody has told it. */
  masked: string | null;
}

function textOf({ passportNumber, dateOfBirth, emergencyContact }: Revealed): string {
  if (emergencyContact) {
    return `${emergencyContact.name} (${emergencyContact.relation}), ${emergencyContact.phone}`;
  }
  if (dateOfBirth) return formatLongDay(dateOfBirth);
  return passportNumber ?? 'Not given';
}

/** Something private: masked, and shown for a minute to who gives a reason. */
export function RevealFact({ bookingId, position, name, what, word, masked }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { data, mutate, reset, isPending, error } = useReveal(bookingId, position);

  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(reset, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data, reset]);

  if (masked === null) return 'Not given';
  if (data) {
    return (
      <span className={styles.masked}>
        <output>{textOf(data)}</output>
        <button type="button" className={styles.reveal} onClick={reset}>
          Hide<span className="visually-hidden"> {word}</span>
        </button>
      </span>
    );
  }
  return (
    <span className={styles.masked}>
      {masked}
      <button type="button" className={styles.reveal} onClick={() => setAsking(true)}>
        Show<span className="visually-hidden">{` ${word} of ${name}`}</span>
      </button>
      {isAsking && (
        <AskDialog
          title={`Show ${word} of ${name}?`}
          confirmWord="Show"
          busyWord="Showing..."
          reasonHint="It stands in the activity log with your name."
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={(reason) => mutate({ what, reason }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p className={styles.muted}>It is private, and masked again after a minute.</p>
        </AskDialog>
      )}
    </span>
  );
}
