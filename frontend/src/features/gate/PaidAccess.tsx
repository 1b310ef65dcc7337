import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { Skeleton } from '../../ui/Skeleton';
import { AccessGate } from './AccessGate';
import styles from './AccessGate.module.css';
import { AccessUnknown } from './AccessUnknown';

/**
 * Shows its children to paid guests and to hosts, and the gate to everybody else. It decides what is drawn; the server
 * decides again on every request and every socket.
 */
export function PaidAccess({ children }: { children: ReactNode }) {
  const { user, isPaid, isPending, isError, refetch } = useSession();
  if (isPaid || user?.role === 'host') return children;
  if (isError) return <AccessUnknown onRetry={refetch} />;
  if (!isPending) return <AccessGate />;

  return (
    <div className={styles.gate} aria-busy="true">
      <Skeleton width="min(24ch, 80%)" height="2.25rem" />
      <Skeleton width="min(48ch, 100%)" height="4rem" />
    </div>
  );
}
