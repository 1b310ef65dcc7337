import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { TravellerCard } from './TravellerCard';
import styles from './TravellerList.module.css';
import { GAP_PX, useListPlace } from './useListPlace';

interface Props {
  people: readonly DirectoryPerson[];
  linkTo: (changes: Record<string, string | undefined>) => string;
  /** The card that takes the focus when the list comes. */
  focusAt: number | undefined;
}

/** Everybody, of whom only those near the window are drawn: a thousand cards scroll and filter like six. */
export function WholeList({ people, linkTo, focusAt }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, topPx } = useListPlace(list);
  // Its functions read a list that changes by itself, so a component that uses them is not to be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(people.length / columns),
    estimateSize: () => 190,
    gap: GAP_PX,
    overscan: 4,
    scrollMargin: topPx,
    // Rows beyond the window stand ready, so a frame need not wait for the next ones.
    useFlushSync: false,
  });

  const hasFocused = useRef(focusAt === undefined);
  useEffect(() => {
    const card = hasFocused.current
      ? null
      : list.current?.querySelector(`[aria-posinset="${(focusAt ?? 0) + 1}"] a`);
    if (!(card instanceof HTMLElement)) return;
    card.focus({ preventScroll: true });
    hasFocused.current = true;
  });

  const rows = virtualizer.getVirtualItems();
  const above = (rows.at(0)?.start ?? topPx) - topPx;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? topPx) - topPx);
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBlock: `${above}px ${Math.max(0, below)}px`,
      }}
    >
      {rows.flatMap(({ index: row }) =>
        people.slice(row * columns, (row + 1) * columns).map((person, column) => (
          // A place keeps its element, whoever stands there: while one types, hundreds come and go. The cards of a row are as
          // high as one another, so the first tells the height of all.
          <li
            key={row * columns + column}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={row}
            aria-posinset={row * columns + column + 1}
            aria-setsize={people.length}
          >
            <TravellerCard person={person} linkTo={linkTo} />
          </li>
        )),
      )}
    </ul>
  );
}
