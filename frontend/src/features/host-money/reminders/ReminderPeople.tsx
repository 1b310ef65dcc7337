import type { ReminderCandidate } from '../../../api/host/hostPayments';
import { Money } from '../../../ui/Money';
import { WHY_NOT_WORDS } from '../parts/paymentWords';
import styles from './RemindersDialog.module.css';

interface Props {
  title: string;
  people: readonly ReminderCandidate[];
  isOpen: boolean;
}

/** A list of those who are reminded, or of those who are not and why. */
export function ReminderPeople({ title, people, isOpen }: Props) {
  if (people.length === 0) return null;
  return (
    <details className={styles.people} open={isOpen}>
      <summary>
        {title}: {people.length}
      </summary>
      {/* What scrolls takes focus: its rows hold nothing that does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {people.map(({ bookingId, guest, email, owedCents, whyNot }) => (
          <li key={bookingId} className={styles.person}>
            <span>
              <strong>{guest}</strong>
              <span className={styles.aside}>{whyNot ? WHY_NOT_WORDS[whyNot] : email}</span>
            </span>
            {owedCents > 0 && <Money cents={owedCents} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
