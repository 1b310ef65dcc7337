import { type KeyboardEvent, useRef } from 'react';
import type { ChatClient } from './chatClient';
import type { ChatState } from './chat.state';
import { longDayOf } from './chatTimes';
import { JumpToLatest } from './JumpToLatest';
import styles from './MessageList.module.css';
import { moveFocus } from './moveFocus';
import { OlderNote } from './OlderNote';
import { MessageItem } from './MessageItem';
import { PendingItem } from './PendingItem';
import { rowAt, rowCount } from './rows.rules';
import { useLoadOnScroll } from './useLoadOnScroll';
import { useMessageScroll } from './useMessageScroll';
import { useReadMark } from './useReadMark';

interface Props {
  client: ChatClient;
  state: ChatState;
  timeZone: string;
}

/** The messages, of which only those near the window are drawn. Arrow keys move between them, End leads to the latest. */
export function MessageList({ client, state, timeZone }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { virtualizer, isAway, below, bottomSeq } = useMessageScroll(state, scroller);
  useLoadOnScroll(client, state, virtualizer);
  useReadMark(client, bottomSeq);

  const jump = () => virtualizer.scrollToEnd();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'End') jump();
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  const top = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
  const topMessage = top && state.log.messages[top.index];

  return (
    <>
      {virtualizer.isScrolling && topMessage && (
        <p className={styles.currentDay} aria-hidden="true">
          {longDayOf(topMessage.at, timeZone)}
        </p>
      )}
      {/* The keys of the feed pattern; the list takes focus, as a list that scrolls must be scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="feed"
        aria-label="Messages"
        aria-busy={state.older === 'loading'}
        tabIndex={0}
        onKeyDown={move}
      >
        <div className={styles.sizer} style={{ height: virtualizer.getTotalSize() }}>
          <OlderNote state={state} onRetry={() => void client.loadOlder()} />
          {virtualizer.getVirtualItems().map((item) => {
            const row = rowAt(state, item.index, timeZone);
            const place = {
              ref: virtualizer.measureElement,
              'data-index': item.index,
              'aria-posinset': item.index + 1,
              'aria-setsize': rowCount(state),
              className: styles.row,
              style: { transform: `translateY(${item.start}px)` },
            };
            if (row?.kind === 'message') {
              return (
                <MessageItem key={item.key} place={place} row={row} client={client} timeZone={timeZone} />
              );
            }
            return (
              row && <PendingItem key={item.key} place={place} row={row} me={state.me} client={client} />
            );
          })}
        </div>
      </div>
      {isAway && <JumpToLatest below={below} onJump={jump} />}
    </>
  );
}
