import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { below } from '../../../lib/browser/breakpoints';
import { CHAT_SEARCH_MAX } from '../../../../../backend/contracts/chat-words';
import { goTo } from '../room/goTo';
import { moveAmong } from '../room/moveFocus';
import type { Room } from '../room/room';
import { SearchResults } from './SearchResults';
import { CrossButton } from '../room/CrossButton';
import styles from './SearchPanel.module.css';
import { useSearch } from './useSearch';

interface Props {
  room: Room;
  onClose: () => void;
}

/** Finds what was written: from the second letter on, the newest first; arrow keys go through what was found. */
export default function SearchPanel({ room, onClose }: Props) {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { found, more, retry } = useSearch(room.client, query);

  const leadTo = async (seq: number) => {
    if ((await goTo(room, seq)) && matchMedia(below('lg')).matches) onClose();
  };

  useEffect(() => box.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const isFirst = document.activeElement === list.current?.querySelector('button');
    if (event.key === 'ArrowUp' && isFirst) box.current?.focus();
    else if (!isArrow || !list.current || !moveAmong(list.current, 'button', event.key)) return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of what is in it
    <section className={styles.panel} aria-label="Search" onKeyDown={press}>
      <div className={styles.head}>
        <label className={styles.field}>
          <Search aria-hidden="true" size={18} strokeWidth={1.75} />
          <span className="visually-hidden">Search messages</span>
          <input
            ref={box}
            type="search"
            dir="auto"
            placeholder="Search messages"
            autoComplete="off"
            maxLength={CHAT_SEARCH_MAX}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <CrossButton label="Close search" onPress={onClose} />
      </div>
      <div ref={list} className={styles.results}>
        <SearchResults
          found={found}
          query={query}
          room={room}
          onMore={() => void more()}
          onRetry={() => void retry()}
          onGo={(seq) => void leadTo(seq)}
        />
      </div>
    </section>
  );
}
