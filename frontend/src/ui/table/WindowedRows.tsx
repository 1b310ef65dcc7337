import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { below } from '../../lib/browser/breakpoints';
import { isInSight } from '../../lib/useLateRows';
import { useMedia } from '../../lib/browser/useMedia';
import { usePrinted } from '../../lib/browser/usePrinted';

/** Below this width rows are cards, and the window scrolls; the style sheet says the same. */
const CARDS = `screen and ${below('md')}`;
const CARD_PX = 176;
const ROW_PX = 40;
const OVERSCAN = 4;
/** So many are all drawn: they can be searched in the page, and are printed as they are. */
export const MOST_WHOLE = 40;

type Measure = (row: HTMLTableRowElement | null) => void;

interface Props {
  count: number;
  columns: number;
  scroller: HTMLElement | null;
  /** So many of the rows out of sight can be drawn: fewer than `count` while a longer list is being painted. */
  drawable: number;
  /** Draws the row of a place; `measure` is its ref. */
  children: (place: number, isInSight: boolean, measure: Measure | undefined) => ReactNode;
}

/** Of many rows those near the window; all of them on paper. A row that stays keeps its elements, however many there are. */
export function WindowedRows(props: Props) {
  const areCards = useMedia(CARDS);
  const isPrinted = usePrinted();
  if (isPrinted) return placesOf(props.count).map((place) => props.children(place, true, undefined));
  const Rows = areCards ? RowsInWindow : RowsInScroller;
  return <Rows {...props} />;
}

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);

function RowsInScroller(props: Props) {
  // Its functions read a list that changes by itself, so a component that uses them is not to be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: props.count,
    getScrollElement: () => props.scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  return drawn(virtualizer, 0, props);
}

function RowsInWindow(props: Props) {
  const topPx = useTop(props.scroller);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: props.count,
    estimateSize: () => CARD_PX,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    useFlushSync: false,
  });
  return drawn(virtualizer, topPx, props);
}

function drawn<S extends Element | Window>(
  virtualizer: Virtualizer<S, HTMLTableRowElement>,
  topPx: number,
  { count, columns, drawable, children }: Props,
) {
  const { range } = virtualizer;
  const canDraw = (place: number) => place < drawable || isInSight(range, place);
  const draw = (place: number) => children(place, isInSight(range, place), virtualizer.measureElement);
  if (count <= MOST_WHOLE) return placesOf(count).filter(canDraw).map(draw);
  const rows = virtualizer.getVirtualItems().filter(({ index }) => canDraw(index));
  const above = (rows.at(0)?.start ?? topPx) - topPx;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? topPx) - topPx);
  return (
    <>
      <Space height={above} columns={columns} />
      {rows.map(({ index }) => draw(index))}
      <Space height={below} columns={columns} />
    </>
  );
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" data-space="" style={{ height }}>
      {/* It holds a place and nothing else. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columns} />
    </tr>
  );
}

/** From the top of the document to the list; measured again whenever the page's size changes. */
function useTop(list: HTMLElement | null): number {
  const [topPx, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return topPx;
}
