import { Button } from '../../ui/Button';
import styles from './SidePanel.module.css';
import type { Room } from './room';
import { tellOutcome } from './tellOutcome';

/** Whom one has muted, with the way back; nothing while that is nobody. */
export function MutedPeople({
  userIds,
  room: { client, nameOf },
}: {
  userIds: readonly number[];
  room: Room;
}) {
  if (userIds.length === 0) return null;
  return (
    <section aria-labelledby="chat-muted">
      <h2 id="chat-muted" className={styles.title}>
        Muted by you
      </h2>
      <ul className={styles.list}>
        {userIds.map((id) => (
          <li key={id} className={styles.person}>
            <span>{nameOf(id) ?? 'Somebody who has not written lately'}</span>
            <Button tone="quiet" size="portal" onClick={() => void tellOutcome(client.acts.mute(id, false))}>
              Unmute<span className="visually-hidden"> {nameOf(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
