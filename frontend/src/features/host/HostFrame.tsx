import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import styles from './HostFrame.module.css';
import { HostsOnly } from './HostsOnly';
import { LiveDesk } from './LiveDesk';

/** A page of the hosts besides the desk, as live as the desk: who is no host reads so, and nothing is fetched for them. */
export function HostFrame({ children }: { children: ReactNode }) {
  const { user, isPending, isError, refetch } = useSession('always');
  if (!isPending && !isError && user?.role !== 'host') return <HostsOnly />;

  return (
    <div className={styles.page}>
      {isError && !user && (
        <ErrorNote onRetry={refetch}>We could not check your access just now. Please try again.</ErrorNote>
      )}
      {user ? <LiveDesk>{children}</LiveDesk> : isPending && <Waiting height="30rem" onRetry={refetch} />}
    </div>
  );
}
