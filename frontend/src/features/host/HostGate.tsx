import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { HostsOnly } from './HostsOnly';

/** Shows its children to hosts. The server refuses the data to everybody else; here they read why. */
export function HostGate({ children }: { children: ReactNode }) {
  const { user, isPending, isError, refetch } = useSession();
  if (user?.role === 'host') return children;
  if (isError && !user) {
    return (
      <ErrorNote onRetry={refetch}>We could not check your access just now. Please try again.</ErrorNote>
    );
  }
  return isPending ? <Waiting height="60vh" onRetry={refetch} /> : <HostsOnly />;
}
