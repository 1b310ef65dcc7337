import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostMe } from '../../api/host/hostMe';
import { useWaiting } from '../../api/host/hostPayments';
import { useTripScope } from '../../lib/tripScope';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { ACTIONS, type HostAction, type Picked } from './actions';
import { ActionCard } from './ActionCard';
import { GuestPicker } from './GuestPicker';
import styles from './HostActions.module.css';

/** The Host Actions tab: every act of a host in one place, each with how much of it waits. */
export function HostActions() {
  const trip = useHostTrip();
  const scope = useTripScope();
  const { data: me, isPending, refetch: askAgain } = useHostMe();
  const { data: waiting, isError, refetch } = useWaiting(scope);
  const [picking, setPicking] = useState<HostAction | null>(null);
  const navigate = useNavigate();

  const pick = (row: Picked) => {
    const to = picking?.pick?.(row, scope);
    setPicking(null);
    if (to) void navigate(to);
  };

  // A way that is not this host's would stand there and go again.
  if (isPending) return <Waiting height="60rem" onRetry={() => void askAgain()} />;
  return (
    <div className={styles.tab}>
      {isError && (
        <ErrorNote onRetry={() => void refetch()}>
          What waits for you could not be counted just now.
        </ErrorNote>
      )}
      <ul className={styles.cards}>
        {ACTIONS.map((action) => (
          <ActionCard
            key={action.title}
            action={action}
            trip={trip}
            scope={scope}
            me={me}
            waiting={waiting ?? null}
            onPick={() => setPicking(action)}
          />
        ))}
      </ul>
      {picking && (
        <GuestPicker action={picking} scope={scope} onPick={pick} onClose={() => setPicking(null)} />
      )}
    </div>
  );
}
