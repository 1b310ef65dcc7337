import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Checkout.module.css';

/** Stands where nothing can be paid yet, with the way to the travellers' details. */
export function MissingTravellers({ to }: { to: string }) {
  return (
    <section className={styles.missing} aria-label="Travellers are missing">
      <p>
        We do not have the travellers' details for this booking. Enter them and you come straight back here to
        pay.
      </p>
      <ButtonLink to={to} size="portal">
        Enter the travellers
      </ButtonLink>
    </section>
  );
}
