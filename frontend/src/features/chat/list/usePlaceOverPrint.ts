import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isPrinted as isOnPaper } from '../../../lib/browser/usePrinted';
import { isNearEnd } from './useStickyEnd';

/**
 * A list that is laid out for paper does not scroll, and the page forgets where it stood: it is put back there afterwards.
 * At its end it was if it was there when it was last drawn for the screen; what was ordered to move is told too late to ask.
 */
export function usePlaceOverPrint(
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  scroller: RefObject<HTMLDivElement | null>,
  isPrinted: boolean,
): void {
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const remember = () => {
      if (!isOnPaper()) wasAtEnd.current = isNearEnd(virtualizer);
    };
    remember();
    const list = scroller.current;
    list?.addEventListener('scroll', remember, { passive: true });
    return () => list?.removeEventListener('scroll', remember);
  });

  const wasPrinted = useRef(false);
  useLayoutEffect(() => {
    const comesBack = wasPrinted.current && !isPrinted;
    wasPrinted.current = isPrinted;
    if (!comesBack) return;
    if (wasAtEnd.current) virtualizer.scrollToEnd();
    else virtualizer.scrollToOffset(virtualizer.scrollOffset ?? 0);
  }, [virtualizer, isPrinted]);
}
