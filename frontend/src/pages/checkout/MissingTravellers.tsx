import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Checkout.module.css';

interface Props {
  /** Where the travellers are entered. */
  to: string;
  /** What of those who were entered does not fit the trip; null where nobody was. */
  problem: string | null;
}

/** Stands where nothing can be paid yet, with the way to the travellers' details. */
export function MissingTravellers({ to, problem }: Props) {
  return (
    <section className={styles.missing} aria-label="Travellers are missing">
      <p>
        {problem
          ? `${problem}. What you entered is kept; please look at it again before you pay.`
          : "We do not have the travellers' details for this booking. Enter them and you come straight back here to pay."}
      </p>
      {/* A new document where something does not fit: it asks for what the trip asks for now. */}
      <ButtonLink to={to} size="portal" reloadDocument={problem !== null}>
        {problem ? 'Look at the travellers' : 'Enter the travellers'}
      </ButtonLink>
    </section>
  );
}
