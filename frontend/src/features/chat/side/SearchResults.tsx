import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { Button } from '../../../ui/Button';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Said } from '../../../ui/Said';
import { Skeleton } from '../../../ui/Skeleton';
import { longDayOf, timeOf } from '../room/chatTimes';
import { contentOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { piecesOf, searchHint, snippetOf } from './search.rules';
import styles from './SearchPanel.module.css';
import type { Found } from './useSearch';

interface Props {
  found: Found;
  query: string;
  room: Room;
  onMore: () => void;
  onRetry: () => void;
  onGo: (seq: number) => void;
}

const WAITING = ['a', 'b', 'c', 'd'];

/** What was found, nothing, or why it could not be looked for. Rows that load are as high as those that come. */
export function SearchResults({ found, query, room, onMore, onRetry, onGo }: Props) {
  if (found.state === 'idle') return <p className={styles.hint}>{searchHint(query)}</p>;
  if (found.state === 'failed') return <ErrorNote onRetry={onRetry}>{found.reason}</ErrorNote>;
  if (found.state === 'loading') {
    return WAITING.map((key) => (
      <div key={key} className={styles.wait}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </div>
    ));
  }
  const { text, messages, hasMore, problem } = found;
  const count = `${messages.length}${hasMore ? ' or more' : ''}`;
  return (
    <>
      <Said about={text} className={styles.hint}>
        {messages.length === 0 ? `Nobody wrote “${text}”.` : `${count} found, the newest first`}
      </Said>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.seq}>
            <Result message={message} query={query} room={room} onGo={onGo} />
          </li>
        ))}
      </ul>
      {problem && <ErrorNote onRetry={onMore}>{problem}</ErrorNote>}
      {hasMore && !problem && (
        <Button tone="quiet" size="portal" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function Result({
  message,
  query,
  room: { timeZone },
  onGo,
}: Pick<Props, 'query' | 'room' | 'onGo'> & { message: ChatMessage }) {
  const text = snippetOf(contentOf(message), query);
  return (
    <button type="button" className={styles.result} onClick={() => onGo(message.seq)}>
      <span className={styles.who}>
        <strong>
          <bdi>{message.sender.name}</bdi>
        </strong>{' '}
        {longDayOf(message.at, timeZone)}, {timeOf(message.at, timeZone)}
      </span>
      <span className={styles.text} dir="auto">
        {piecesOf(text, query).map((piece, index) =>
          // The pieces of one text never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </span>
    </button>
  );
}
