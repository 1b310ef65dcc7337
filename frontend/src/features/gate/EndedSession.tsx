import { useQuery } from '@tanstack/react-query';
import { unsentOf } from '../../api/device/unsent';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';

const words = (unsent: number) =>
  unsent === 0
    ? 'Log in, and you come back to this page.'
    : `Log in, and the ${unsent === 1 ? 'message' : `${unsent} messages`} you have not sent yet will go out. This device keeps ${unsent === 1 ? 'it' : 'them'} for you.`;

/** Whose session ended without their asking reads so, and what of theirs waits: nothing was taken from them. */
export function EndedSession({ userId }: { userId: number }) {
  const login = useLoginHere();
  const { data: unsent = 0 } = useQuery(unsentOf(userId));
  return (
    <section className={styles.gate}>
      <PageTitle title="Your session has ended" />
      <p className={styles.text}>{words(unsent)}</p>
      <div className={styles.ways}>
        <ButtonLink to={login}>Log in</ButtonLink>
      </div>
    </section>
  );
}
