import { Link } from '../../ui/Link';
import type { DemoMail } from '../../api/demoMails';
import styles from './DemoMailPage.module.css';
import { formatOwnTime } from '../../lib/time/ownTime';

interface Props {
  mails: readonly DemoMail[];
  openId: DemoMail['id'];
}

/** The mails, newest first. */
export function MailList({ mails, openId }: Props) {
  return (
    <nav aria-label="Mails">
      <ul className={styles.list}>
        {mails.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <Link
              to={`?mail=${id}`}
              replace
              className={styles.entry}
              aria-current={id === openId ? 'true' : undefined}
            >
              <strong>{subject}</strong>
              <span>{to}</span>
              <time dateTime={sentAt}>{formatOwnTime(sentAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
