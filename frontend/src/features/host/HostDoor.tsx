import { Activity, type ReactNode, useState } from 'react';
import { useSession } from '../../api/session';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { HostsOnly } from './HostsOnly';
import { SecondStepFirst } from './SecondStepFirst';
import { SessionEnded } from './SessionEnded';

interface Props {
  children: ReactNode;
  /** The outline of what will stand here, until it is known who asks. */
  waiting?: ReactNode;
}

/**
 * Shows its children to hosts. The server refuses the data to everybody else; here they read why. A host whose session has
 * ended finds everything as they left it, also what they typed, once they have logged in again; nobody else does.
 */
export function HostDoor({ children, waiting }: Props) {
  const { user, endedFor, lacksSecondStep, isPending, isError, refetch } = useSession();
  const [here, setHere] = useState<number | null>(null);
  if (user?.role === 'host' && user.id !== here) setHere(user.id);
  const hasEnded = !user && here !== null && endedFor === here;
  if (!isPending && !isError && user?.role !== 'host' && !hasEnded) return <HostsOnly />;

  if (user && lacksSecondStep) return <SecondStepFirst />;

  return (
    <>
      {isError && !user && !hasEnded && (
        <ErrorNote onRetry={refetch}>We could not check your access just now. Please try again.</ErrorNote>
      )}
      {hasEnded && <SessionEnded onBack={refetch} />}
      {user || hasEnded ? (
        <Activity key={user?.id ?? here} mode={hasEnded ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      ) : (
        isPending && (waiting ?? <Waiting height="30rem" onRetry={refetch} />)
      )}
    </>
  );
}
