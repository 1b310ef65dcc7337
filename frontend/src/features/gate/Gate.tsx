import { Activity, type ReactNode, useState } from 'react';
import { KeptSession, useSession } from '../../api/session';
import { Waiting } from '../../ui/Waiting';
import styles from './AccessGate.module.css';
import { AccessUnknown } from './AccessUnknown';
import { EndedSession } from './EndedSession';

interface Props {
  isOpen: boolean;
  /** What those read to whom it stays closed, once it is known who they are. */
  closed: ReactNode;
  /** Whether there are forms: what was typed waits, out of sight, for whose session has ended. */
  keepsTyped?: boolean;
  children: ReactNode;
}

/**
 * Shows its children when it is open. It decides what is drawn; the server decides again on every request and every socket.
 * Nobody is turned away while the server has not said who is here, nor for a session that has ended.
 */
export function Gate({ isOpen, closed, keepsTyped = false, children }: Props) {
  const session = useSession();
  const { user, guest, endedFor, isPending, isError, refetch } = session;
  const [here, setHere] = useState<typeof session | null>(null);
  if (isOpen && (user !== here?.user || guest !== here?.guest)) setHere(session);
  const isKept = keepsTyped && !user && endedFor !== null && here?.user?.id === endedFor;
  if (isKept || (keepsTyped && isOpen)) {
    return (
      <>
        {isKept && <EndedSession userId={endedFor} onBack={refetch} />}
        <Activity key={user?.id ?? endedFor} mode={isKept ? 'hidden' : 'visible'}>
          <KeptSession value={here}>{children}</KeptSession>
        </Activity>
      </>
    );
  }
  if (isOpen) return children;
  if (isError) return <AccessUnknown onRetry={refetch} />;
  if (isPending) {
    return (
      <div className={styles.wait}>
        <Waiting height="12rem" onRetry={refetch} />
      </div>
    );
  }
  return !user && endedFor !== null ? <EndedSession userId={endedFor} /> : closed;
}
