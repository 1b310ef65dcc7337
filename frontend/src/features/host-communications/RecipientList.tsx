import type { MailPreview } from '../../api/host/hostMails';
import styles from './Composer.module.css';

interface Props {
  preview: MailPreview | undefined;
  isStale: boolean;
}

/** Exactly who gets it, by name and address. */
export function RecipientList({ preview, isStale }: Props) {
  if (!preview) return <p className={styles.hint}>Looking who that is...</p>;
  const { recipients, refusing, leftToday } = preview;
  const found =
    recipients.length === 0
      ? 'Nobody is meant by this'
      : `${recipients.length.toLocaleString('en-US')} ${recipients.length === 1 ? 'person gets' : 'people get'} it`;
  const pointless = recipients.filter(({ isPointless }) => isPointless).length;
  return (
    <div aria-busy={isStale}>
      <details className={styles.facts}>
        <summary>
          {/* No output here: it would swallow the press that opens the list. */}
          <strong aria-live="polite">{found}</strong>
          {recipients.length > 0 && <span className={styles.hint}> (show all)</span>}
        </summary>
        {/* What scrolls takes focus: its rows hold nothing that does. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.people} tabIndex={0} aria-label="Recipients">
          {recipients.map(({ id, name, email }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={styles.hint}>{email}</span>
            </li>
          ))}
        </ul>
      </details>
      {refusing.length > 0 && (
        <p className={styles.hint}>{`Want no letters, and get none: ${refusing.join(', ')}`}</p>
      )}
      {pointless > 0 && (
        <p className={styles.warning}>
          {`${pointless} of them ${pointless === 1 ? 'owes' : 'owe'} nothing, and the text speaks of money.`}
        </p>
      )}
      {recipients.length > leftToday && (
        <p className={styles.warning}>
          {`You can send ${leftToday === 1 ? '1 more mail' : `${Math.max(leftToday, 0)} more mails`} in these 24 hours.`}
        </p>
      )}
    </div>
  );
}
