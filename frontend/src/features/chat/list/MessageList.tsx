import { type KeyboardEvent, memo, useRef } from 'react';
import type { ChatState } from '../engine/chat.model';
import { longDayOf } from '../room/chatTimes';
import { JumpToLatest } from './JumpToLatest';
import { ListRow } from './ListRow';
import styles from './MessageList.module.css';
import { moveFocus } from '../room/moveFocus';
import { OlderNote } from './OlderNote';
import type { Room } from '../room/room';
import { rowAt, rowKeys } from '../message/rows.rules';
import { useActiveMessage } from './useActiveMessage';
import { useJump } from './useJump';
import { useKeepPlace } from './useKeepPlace';
import { useLoadOnScroll } from './useLoadOnScroll';
import { useMessageScroll } from './useMessageScroll';
import { usePrinted } from '../../../lib/browser/usePrinted';
import { useReadMark } from './useReadMark';

interface Props {
  state: ChatState;
  room: Room;
}

/**
 * The messages, of which only those near the window are drawn, and all that are here on paper. Arrow keys move between them,
 * End leads to the latest.
 */
export const MessageList = memo(function MessageList({ state, room }: Props) {
  const { client, desk, timeZone } = room;
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinted = usePrinted();
  const { virtualizer, sizer, isAway, below, bottomSeq } = useMessageScroll(state, scroller, isPrinted);
  const { active, handlers } = useActiveMessage(virtualizer.isScrolling, desk.openMenu);
  useLoadOnScroll(client, state, virtualizer);
  // What is put on paper is not in view.
  const readSeq = isPrinted ? 0 : bottomSeq;
  useReadMark(client, readSeq);
  useKeepPlace(client, { virtualizer, isAway, bottomSeq: readSeq });
  useJump(state, virtualizer, scroller);

  const toEnd = () => {
    // The button that leads there goes when one is there.
    scroller.current?.focus({ preventScroll: true });
    virtualizer.scrollToEnd();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'End') toEnd();
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  const top = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
  const topMessage = top && state.log.messages[top.index];
  const rows = isPrinted
    ? rowKeys(state).map((key, index) => ({ key, index }))
    : virtualizer.getVirtualItems();

  return (
    <>
      {isAway && virtualizer.isScrolling && topMessage && (
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
        {...handlers}
      >
        <div ref={sizer} className={styles.sizer}>
          <OlderNote state={state} isPrinted={isPrinted} onRetry={() => void client.pages.loadOlder()} />
          {rows.map(({ key, index }) => {
            const row = rowAt(state, index, timeZone);
            return (
              row && (
                <ListRow
                  key={key}
                  rowKey={String(key)}
                  index={index}
                  measure={virtualizer.measureElement}
                  row={row}
                  room={room}
                  isActive={key === active}
                />
              )
            );
          })}
        </div>
      </div>
      {isAway && <JumpToLatest below={below} onJump={toEnd} />}
    </>
  );
});
