import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useMedia } from '../../lib/useMedia';

/** Below this width rows are cards, and the window scrolls; the style sheet says the same. */
const CARDS = 'screen and (width < 768px)';
const CARD_PX = 176;
const ROW_PX = 65;
const OVERSCAN = 6;
/** So many are all drawn: they can be searched in the page, and are printed as they are. */
export const MOST_WHOLE = 40;

type Measure = (row: HTMLTableRowElement | null) => void;

interface Props {
  count: number;
  columns: number;
  scroller: HTMLElement | null;
  /** Draws the row of a place; `measure` is its ref. */
  children: (place: number, measure: Measure | undefined) => ReactNode;
}

/** Of many rows those near the window; all of them on paper. A row that stays keeps its elements, however many there are. */
export function WindowedRows({ count, columns, scroller, children }: Props) {
  const areCards = useMedia(CARDS);
  const isPrinted = useMedia('print');
  if (isPrinted) return Array.from({ length: count }, (_, place) => children(place, undefined));
  const Rows = areCards ? RowsInWindow : RowsInScroller;
  return (
    <Rows count={count} columns={columns} scroller={scroller}>
      {children}
    </Rows>
  );
}

function RowsInScroller({ count, columns, scroller, children }: Props) {
  // Its functions read a list that changes by itself, so a component that uses them is not to be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  return drawn(virtualizer, { count, columns, topPx: 0, children });
}

function RowsInWindow({ count, columns, scroller, children }: Props) {
  const topPx = useTop(scroller);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => CARD_PX,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    useFlushSync: false,
  });
  return drawn(virtualizer, { count, columns, topPx, children });
}

function drawn<S extends Element | Window>(
  virtualizer: Virtualizer<S, HTMLTableRowElement>,
  { count, columns, topPx, children }: Omit<Props, 'scroller'> & { topPx: number },
) {
  if (count <= MOST_WHOLE)
    return Array.from({ length: count }, (_, place) => children(place, virtualizer.measureElement));
  const rows = virtualizer.getVirtualItems();
  const above = (rows.at(0)?.start ?? topPx) - topPx;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? topPx) - topPx);
  return (
    <>
      <Space height={above} columns={columns} />
      {rows.map(({ index }) => children(index, virtualizer.measureElement))}
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
