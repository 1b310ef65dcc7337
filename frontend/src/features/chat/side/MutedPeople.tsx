import { useMutedNames } from '../../../api/chat/mutes';
import { Button } from '../../../ui/Button';
import styles from '../room/SidePanel.module.css';
import type { Room } from '../room/room';
import { tellOutcome } from '../room/tellOutcome';

interface Props {
  userIds: readonly number[];
  room: Room;
}

/** Whom one has muted, with the way back; nothing while that is nobody. */
export function MutedPeople({ userIds, room }: Props) {
  if (userIds.length === 0) return null;
  return (
    <section aria-labelledby="chat-muted">
      <h2 id="chat-muted" className={styles.title}>
        Muted by you
      </h2>
      <MutedList userIds={userIds} room={room} />
    </section>
  );
}

const NAMELESS = {
  // The row keeps its place and says nothing that would change.
  asked: '',
  failed: 'Somebody whose name did not load',
  told: 'Somebody who shows no name',
};

function stateOf({ isFetching, isError }: { isFetching: boolean; isError: boolean }): keyof typeof NAMELESS {
  if (isFetching) return 'asked';
  return isError ? 'failed' : 'told';
}

/** Who wrote where this browser has read has a name here; the others' are asked for. */
function MutedList({ userIds, room: { client, nameOf } }: Props) {
  const muted = useMutedNames(userIds);
  return (
    <ul className={styles.list}>
      {userIds.map((id) => {
        const known = nameOf(id) ?? muted.nameOf(id);
        return (
          <li key={id} className={styles.person}>
            <bdi>{known ?? NAMELESS[stateOf(muted)]}</bdi>
            <Button tone="quiet" size="portal" onClick={() => void tellOutcome(client.acts.mute(id, false))}>
              Unmute<span className="visually-hidden"> {known}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
