import { CornerUpRight } from 'lucide-react';
import { useEffect } from 'react';
import { lineOf } from '../engine/message.rules';
import styles from './QuoteLine.module.css';
import { goTo } from '../room/goTo';
import type { Room } from '../room/room';
import { useRowStop } from '../room/rowStops';
import type { MessageRow } from './rows.rules';

interface Props {
  quote: NonNullable<MessageRow['quote']>;
  room: Room;
}

/** What a message answers, in one line of a fixed height; a press leads there. */
export function QuoteLine({ quote: { seq, message }, room: { client, me } }: Props) {
  const tabIndex = useRowStop();
  const isHere = message !== undefined;
  useEffect(() => {
    if (!isHere) void client.pages.find(seq);
  }, [client, isHere, seq]);

  const author = message?.sender.id === me?.id ? 'You' : message?.sender.name;
  return (
    <button
      type="button"
      className={styles.quote}
      data-printed=""
      tabIndex={tabIndex}
      onClick={() => void goTo({ client }, seq)}
    >
      <CornerUpRight aria-hidden="true" size={14} strokeWidth={2} />
      <span className="visually-hidden">In reply to </span>
      <span className={styles.author}>
        <bdi>{author ?? 'An earlier message'}</bdi>
      </span>
      {message && (
        <span className={styles.text} dir="auto">
          {lineOf(message)}
        </span>
      )}
    </button>
  );
}
