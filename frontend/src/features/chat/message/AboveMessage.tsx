import { fillBefore } from '../room/goTo';
import { formatTime } from '../../../lib/time/zoned';
import { longDayOf } from '../room/chatTimes';
import styles from './AboveMessage.module.css';
import type { Room } from '../room/room';
import type { MessageRow } from './rows.rules';

interface Props {
  row: MessageRow;
  room: Room;
}

/** What stands above a message: how many are missing, a new day, where the unread begin. */
export function AboveMessage({
  row: { message, startsDay, missing, unread },
  room: { client, timeZone },
}: Props) {
  return (
    <>
      {missing > 0 && (
        <p className={styles.rule}>
          <button type="button" data-printed="" onClick={() => void fillBefore({ client }, message.seq)}>
            {missing.toLocaleString('en-US')} earlier <span>{missing === 1 ? 'message' : 'messages'}</span>{' '}
            not loaded yet. Load
          </button>
        </p>
      )}
      {startsDay && <p className={styles.rule}>{longDayOf(message.at, timeZone)}</p>}
      {unread > 0 && (
        <p className={styles.rule} data-unread="true">
          {unread.toLocaleString('en-US')} new since {formatTime(message.at, timeZone)}
        </p>
      )}
    </>
  );
}
