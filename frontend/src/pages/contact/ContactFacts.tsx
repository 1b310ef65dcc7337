import { Clock, LifeBuoy, Mail, UsersRound } from 'lucide-react';
import { Link } from '../../ui/Link';
import { from } from '../../lib/browser/breakpoints';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { Picture } from '../../ui/Picture';
import styles from './ContactPage.module.css';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;

/** Who reads what is written here, when they answer, and the other ways. */
export function ContactFacts() {
  return (
    <aside className={styles.facts} aria-label="How we answer">
      <Picture
        name="ship-sunset-close"
        alt="The ship's lit balconies at sunset"
        sizes={`${from('lg')} 420px, 92vw`}
        className={styles.picture}
      />
      <ul className={styles.list}>
        <li>
          <UsersRound {...ICON} />
          <div>
            <h2>Who reads it</h2>
            <p>The hosts of your trip and the operator of this site, and nobody else.</p>
          </div>
        </li>
        <li>
          <Clock {...ICON} />
          <div>
            <h2>When you hear from us</h2>
            <p>
              Your message reaches them at once. A person answers it, by email, as soon as one of them is
              free; we keep no office hours and promise none.
            </p>
          </div>
        </li>
        <li>
          <Mail {...ICON} />
          <div>
            <h2>By email</h2>
            <p className={styles.address}>
              <ContactAddress />
            </p>
          </div>
        </li>
        <li>
          <LifeBuoy {...ICON} />
          <div>
            <h2>Perhaps it is answered already</h2>
            <p>
              <Link to={paths.support()}>Support</Link> covers paying, lost mails, changes and cancelling.
            </p>
          </div>
        </li>
      </ul>
    </aside>
  );
}
