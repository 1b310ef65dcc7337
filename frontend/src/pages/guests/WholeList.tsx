import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, memo, useEffect, useRef } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { isInSight, useLateRows } from '../../lib/useLateRows';
import { TravellerCard } from './TravellerCard';
import card from './TravellerCard.module.css';
import styles from './TravellerList.module.css';
import { GAP_PX, useListPlace } from './useListPlace';

/** A card with its interests in one line; with more its row is measured. */
const ROW_PX = 156;

interface Props extends Pick<ComponentProps<typeof TravellerCard>, 'onFollow'> {
  people: readonly DirectoryPerson[];
  linkTo: (changes: Record<string, string | undefined>) => string;
  /** The card that takes the focus when the list comes. */
  focusAt: number | undefined;
}

/** Everybody, of whom only those near the window are drawn: a thousand cards scroll and filter like six. */
export function WholeList({ people, linkTo, onFollow, focusAt }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, topPx } = useListPlace(list);
  const late = useLateRows(people);
  // Its functions read a list that changes by itself, so a component that uses them is not to be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(people.length / columns),
    estimateSize: () => ROW_PX,
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

  const { range } = virtualizer;
  const place = { height: virtualizer.getTotalSize(), '--columns': columns, '--row': `${ROW_PX}px` };

  return (
    // Rows stand between a list and its items, which `ul` does not allow.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} role="list" className={styles.whole} style={place}>
      {virtualizer.getVirtualItems().map(({ index: row, start }) => (
        <div
          key={row}
          ref={virtualizer.measureElement}
          data-index={row}
          className={styles.row}
          style={{ top: start - topPx }}
        >
          <Row
            people={isInSight(range, row) ? people : late}
            from={row * columns}
            count={columns}
            linkTo={linkTo}
            onFollow={onFollow}
          />
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'people' | 'linkTo' | 'onFollow'> {
  from: number;
  count: number;
}

/** A row moves as one, and is drawn once: scrolling draws only rows that come. */
const Row = memo(function Row({ people, from, count, linkTo, onFollow }: RowProps) {
  return people.slice(from, from + count).map((person, column) => (
    // A place keeps its element, whoever stands there: while one types, hundreds come and go.
    <div
      key={column}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      className={card.card}
      aria-posinset={from + column + 1}
      aria-setsize={people.length}
    >
      <TravellerCard person={person} linkTo={linkTo} onFollow={onFollow} />
    </div>
  ));
});
