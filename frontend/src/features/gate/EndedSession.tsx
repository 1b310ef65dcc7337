import { useQuery } from '@tanstack/react-query';
import { unsentOf } from '../../api/device/unsent';
import { useLoginHere } from '../../lib/useLoginHere';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';

const words = (unsent: number) =>
  unsent === 0
    ? 'Log in, and you come back to this page.'
    : `Log in, and the ${unsent === 1 ? 'message' : `${unsent} messages`} you have not sent yet will go out. This device keeps ${unsent === 1 ? 'it' : 'them'} for you.`;

interface Props {
  userId: number;
  /** Given where the page stands on, out of sight: asks the server whether they are here again. */
  onBack?: () => void;
}

/** Whose session ended without their asking reads so, and what of theirs waits: nothing was taken from them. */
export function EndedSession({ userId, onBack }: Props) {
  const login = useLoginHere();
  const { data: unsent = 0 } = useQuery(unsentOf(userId));
  return (
    <section className={styles.gate}>
      <PageTitle title="Your session has ended" />
      <p className={styles.text}>{words(unsent)}</p>
      {onBack && (
        <p className={styles.text}>
          What you typed here is kept as long as this page is open: to go on with it, log in in a new tab.
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to={login}>Log in</ButtonLink>
        {onBack && (
          <>
            <a href={login} target="_blank" rel="noreferrer" className={buttonLook('quiet', 'public')}>
              Log in (opens a new tab)
            </a>
            <Button tone="quiet" size="public" onClick={onBack}>
              I have logged in
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
