import { Link } from '../../ui/Link';
import type { Traveller } from '../../api/draft';
import { Panel } from '../../features/booking/frame/Panel';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './Checkout.module.css';

interface Props {
  travellers: readonly Traveller[];
  /** The way to the details of guest 1 or 2. */
  editTo: (guest: number) => string;
}

/** Who travels, with a way back to each one's details. */
export function TravellersPanel({ travellers, editTo }: Props) {
  return (
    <Panel title="Travellers">
      <ul className={styles.travellers}>
        {travellers.map(({ firstName, lastName, email }, index) => (
          <li key={index === 0 ? 'primary' : 'secondary'} className={styles.traveller}>
            <span>
              <strong>
                <bdi>{fullName({ firstName, lastName })}</bdi>
              </strong>
              <span className={styles.muted}> {email}</span>
            </span>
            <Link to={editTo(index + 1)} className={styles.edit}>
              Edit<span className="visually-hidden"> {firstName}'s details</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
