import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuestBooking } from '../../api/guestArea';
import { Panel } from '../../features/booking/Panel';
import { paths } from '../../lib/paths';
import styles from './TravellersPanel.module.css';

type Traveller = GuestBooking['travellers'][number];
type Detail = NonNullable<Traveller['missing']>[number];

const DETAILS: Record<Detail, string> = {
  passport: 'passport number',
  dateOfBirth: 'date of birth',
  emergencyContact: 'emergency contact',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Who travels in the cabin, and what we still need of each. */
export function TravellersPanel({ travellers }: { travellers: readonly Traveller[] }) {
  const isMissing = travellers.some(({ missing }) => missing && missing.length > 0);
  return (
    <Panel title="Travellers">
      <ul className={styles.travellers}>
        {travellers.map((traveller) => (
          <li key={traveller.name}>
            <p className={styles.name}>
              {traveller.name}
              {traveller.isYou && <span className={styles.you}>You</span>}
            </p>
            <Missing missing={traveller.missing} />
          </li>
        ))}
      </ul>
      {isMissing && (
        <p>
          <Link to={paths.contact()}>Write to us</Link> and we ask for it in a safe way. Please never put a
          passport number into a mail or the chat.
        </p>
      )}
    </Panel>
  );
}

/** Nothing at all where it is not this person's to see. */
function Missing({ missing }: Pick<Traveller, 'missing'>) {
  if (missing === null) return null;
  if (missing.length === 0) {
    return (
      <p className={styles.complete}>
        <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} />
        Passport, date of birth and emergency contact are here
      </p>
    );
  }
  return (
    <p className={styles.missing}>
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} />
      Still missing: {list.format(missing.map((detail) => DETAILS[detail]))}
    </p>
  );
}
