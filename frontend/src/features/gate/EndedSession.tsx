import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unsentOf } from '../../api/device/unsent';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';

const words = (unsent: number) =>
  unsent === 0
    ? 'Log in, and you come back to this page.'
    : `Log in, and the ${unsent === 1 ? 'message' : `${unsent} messages`} you have not sent yet will go out. This device keeps ${unsent === 1 ? 'it' : 'them'} for you.`;

interface Props {
  userId: number;
  /** What else is said to them. */
  note?: string;
  /** Beside the way to the login. */
  otherWays?: ReactNode;
}

/** Whose session ended without their asking reads so, and what of theirs waits: nothing was taken from them. */
export function EndedSession({ userId, note, otherWays }: Props) {
  const login = useLoginHere();
  const { data: unsent = 0 } = useQuery(unsentOf(userId));
  return (
    <section className={styles.gate}>
      <PageTitle title="Your session has ended" />
      <p className={styles.text}>{words(unsent)}</p>
      {note && <p className={styles.text}>{note}</p>}
      <div className={styles.ways}>
        <ButtonLink to={login}>Log in</ButtonLink>
        {otherWays}
      </div>
    </section>
  );
}
