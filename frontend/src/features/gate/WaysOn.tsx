import { paths } from '../../lib/paths';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './AccessGate.module.css';

interface Props {
  isSignedIn: boolean;
  hasBooked: boolean;
}

/** The way on that is meant for whom the gate meets, then the others. After signing in the person comes back to this page. */
export function WaysOn({ isSignedIn, hasBooked }: Props) {
  const login = useLoginHere();

  return (
    <div className={styles.ways}>
      {hasBooked ? (
        <ButtonLink to={paths.guestPayment()}>See what is left to pay</ButtonLink>
      ) : (
        <ButtonLink to={paths.pricing()}>View Pricing &amp; Book Trip</ButtonLink>
      )}
      {!isSignedIn && (
        <ButtonLink tone="quiet" to={login}>
          Guest Login
        </ButtonLink>
      )}
      <ButtonLink tone="quiet" to={paths.home()}>
        Back to trip overview
      </ButtonLink>
    </div>
  );
}
