import { paths } from '../../lib/paths';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './AccessGate.module.css';
import type { Way } from './closedWords';

interface Props {
  isSignedIn: boolean;
  /** Those that are meant for this person, the main one first. */
  ways: readonly Way[];
}

/** The way on that is meant for whom the gate meets, then the others. After signing in the person comes back to this page. */
export function WaysOn({ isSignedIn, ways }: Props) {
  const login = useLoginHere();

  return (
    <div className={styles.ways}>
      {ways.map(({ to, label }, rank) => (
        <ButtonLink key={to} to={to} tone={rank === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
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
