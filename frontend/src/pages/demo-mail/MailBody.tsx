import type { DemoMail } from '../../api/demoMails';
import styles from './DemoMailPage.module.css';
import { linkify } from './linkify';
import { formatOwnTime } from '../../lib/time/ownTime';

/** One mail, read as text; links to this site can be followed. */
export function MailBody({ mail }: { mail: DemoMail }) {
  const pieces = linkify(mail.body, window.location.origin);

  return (
    <article className={styles.mail} aria-labelledby="mail-subject">
      <h2 id="mail-subject">{mail.subject}</h2>
      <p className={styles.meta}>
        To {mail.to}, <time dateTime={mail.sentAt}>{formatOwnTime(mail.sentAt)}</time>
      </p>
      <p className={styles.text}>
        {pieces.map(({ text, href }, index) =>
          // A mail's text never changes, so a piece's place is its name.
          // oxlint-disable-next-line react/no-array-index-key
          href ? (
            <a key={index} href={href}>
              {text}
            </a>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
    </article>
  );
}
