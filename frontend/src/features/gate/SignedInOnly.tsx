import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { useLoginHere } from '../../lib/useLoginHere';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';
import { Gate } from './Gate';
import { KeepingGate } from './KeepingGate';

interface Props {
  /** A sentence that says to visitors whose the page is. */
  about?: string;
  /** Whether what is typed here waits for who must log in again. */
  keepsTyped?: boolean;
  children: ReactNode;
}

/** Shows its children to whoever is signed in, guest or host; visitors get the way to sign in, and come back here. */
export function SignedInOnly({
  about = 'This page is about your own account.',
  keepsTyped = false,
  children,
}: Props) {
  const { user } = useSession();
  const DoorOf = keepsTyped ? KeepingGate : Gate;
  return (
    <DoorOf isOpen={user !== null} closed={<Visitor about={about} />}>
      {children}
    </DoorOf>
  );
}

function Visitor({ about }: { about: string }) {
  const login = useLoginHere();
  return (
    <section className={styles.gate}>
      <PageTitle title="Please sign in" />
      <p className={styles.text}>{about}</p>
      <div className={styles.ways}>
        <ButtonLink to={login}>Go to Login</ButtonLink>
      </div>
    </section>
  );
}
