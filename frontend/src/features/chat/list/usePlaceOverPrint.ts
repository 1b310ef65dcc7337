import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isPrinted as isOnPaper } from '../../../lib/usePrinted';
import { NEAR_END_PX } from './useStickyEnd';

type List = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * A list that is laid out for paper does not scroll, and forgets where it stood: it is put back there afterwards. Rows that
 * were never drawn before have another height by then, so the place is that of the row at the top.
 */
export function usePlaceOverPrint(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: List,
  isPrinted: boolean,
): void {
  const stood = useRef(0);
  useEffect(() => {
    const list = scroller.current;
    // On paper it is told to stand at its top, which may come before anything else tells of the paper.
    const remember = () => {
      if (list && !isOnPaper()) stood.current = list.scrollTop;
    };
    list?.addEventListener('scroll', remember, { passive: true });
    return () => list?.removeEventListener('scroll', remember);
  }, [scroller]);

  useLayoutEffect(() => {
    if (!isPrinted) return undefined;
    const list = scroller.current;
    const offset = stood.current;
    const isAtEnd = endOf(virtualizer) - offset <= NEAR_END_PX;
    const top = virtualizer.getVirtualItemForOffset(offset);
    const above = offset - (top?.start ?? 0);
    return () => {
      if (isAtEnd) virtualizer.scrollToEnd();
      else if (list) list.scrollTop = (virtualizer.measurementsCache[top?.index ?? 0]?.start ?? 0) + above;
    };
  }, [scroller, virtualizer, isPrinted]);
}

/** Where a list stands that is scrolled to its end. */
const endOf = (list: List): number => list.getTotalSize() - (list.scrollRect?.height ?? 0);
