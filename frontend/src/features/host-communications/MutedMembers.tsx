import { sentenceOf } from '../../api/errors';
import { type HostMe, useTripName } from '../../api/host/hostMe';
import { type Communications, useUnmute } from '../../api/host/hostTalk';
import { zoneOf } from '../../lib/meantTrip';
import { formatDeadline } from '../../lib/time/moment';
import { useEver } from '../../lib/useEver';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Talk.module.css';

interface Props {
  muted: Communications['muted'];
  trips: HostMe['trips'];
  isOfMany: boolean;
}

/** Who may not write in the chat now, with the way back; nothing where that was nobody from the start. */
export function MutedMembers({ muted, trips, isOfMany }: Props) {
  const tripName = useTripName();
  const unmute = useUnmute();
  // Who has let the last one write again is still at the panel.
  const isShown = useEver(muted.length > 0);
  if (!isShown) return null;
  return (
    <Panel title="Muted in the chat" empty={muted.length === 0 && 'Nobody is muted now.'}>
      <ProblemLine>{unmute.isError && sentenceOf(unmute.error)}</ProblemLine>
      <ul>
        {muted.map(({ tripId, tripTitle, userId, name, until }) => (
          <li key={`${tripId}/${userId}`} className={styles.muted}>
            <p>
              <strong>{name}</strong>{' '}
              <span className={styles.hint}>
                until {formatDeadline(until, zoneOf(trips, tripId))}
                {isOfMany && <span>{` · ${tripName(tripId, tripTitle)}`}</span>}
              </span>
            </p>
            <Button
              tone="quiet"
              size="portal"
              aria-label={`Unmute ${name}`}
              isOff={unmute.isPending}
              onClick={() => unmute.mutate({ tripId, userId })}
            >
              Unmute
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
