import { useState } from 'react';
import { MessageBody } from './MessageBody';
import styles from './MutedMessage.module.css';
import type { Room } from '../room/room';
import { useRowStop } from '../room/rowStops';
import type { MessageRow } from './rows.rules';

/** What somebody muted has said: folded, and there for who wants to know after all. */
export function MutedMessage({ row, room }: { row: MessageRow; room: Room }) {
  const [isShown, setShown] = useState(false);
  const tabIndex = useRowStop();
  if (isShown) return <MessageBody row={row} room={room} />;

  return (
    <p className={styles.muted}>
      Muted message
      <button type="button" tabIndex={tabIndex} onClick={() => setShown(true)}>
        Show
      </button>
    </p>
  );
}
