import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** So near to its end the list is at its end: it follows what comes, and offers no way to it. */
export const NEAR_END_PX = 80;

/**
 * Whether the list stands at its end, as the page has it now. To be asked while drawing, when nothing of it is unsettled:
 * right after a change the answer costs a layout.
 */
export function isNearEnd({
  scrollElement,
}: Pick<Virtualizer<HTMLDivElement, HTMLElement>, 'scrollElement'>): boolean {
  if (!scrollElement) return true;
  const { scrollHeight, clientHeight, scrollTop } = scrollElement;
  return scrollHeight - clientHeight - scrollTop <= NEAR_END_PX;
}

/**
 * Keeps the end of the list in sight when the room for it changes: a keyboard that opens, a text box that grows. Who
 * reads further up sees nothing move. On paper the list has no room of its own.
 */
export function useStickyEnd(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  isPrinted: boolean,
): void {
  useEffect(() => {
    const list = scroller.current;
    if (!list || isPrinted || typeof ResizeObserver === 'undefined') return undefined;
    let height = list.clientHeight;
    const observer = new ResizeObserver(() => {
      const distance = list.scrollHeight - list.scrollTop - height;
      const wasAtEnd = distance <= NEAR_END_PX;
      const isOther = list.clientHeight !== height;
      height = list.clientHeight;
      if (isOther && wasAtEnd) virtualizer.scrollToEnd();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, virtualizer, isPrinted]);
}
