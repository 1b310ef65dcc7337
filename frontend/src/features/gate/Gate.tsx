import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { Waiting } from '../../ui/Waiting';
import styles from './AccessGate.module.css';
import { AccessUnknown } from './AccessUnknown';
import { EndedSession } from './EndedSession';

export interface GateProps {
  isOpen: boolean;
  /** What those read to whom it stays closed, once it is known who they are. */
  closed: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children when it is open. It decides what is drawn; the server decides again on every request and every socket.
 * Nobody is turned away while the server has not said who is here, nor for a session that has ended.
 */
export function Gate({ isOpen, closed, children }: GateProps) {
  const { user, endedFor, isPending, isError, refetch } = useSession();
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
