import { type RefObject, useEffect, useRef } from 'react';
import { focusOnce } from './focusOnce';

/** A dialog is one, too: while it is open, no part around it can have the focus. */
const PART = 'article, [role="feed"], section[aria-labelledby], dialog';

/** The parts of `box` that an element stands in, from within, and the box itself. */
function partsAround(element: Element, box: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PART);
  return part && part !== box && box.contains(part) ? [part, ...partsAround(part, box)] : [box];
}

/**
 * For a place whose controls go when they have done their work, as a "Remove" does with its row: the focus that would be
 * nowhere then is at the part of it that is left. Whoever knows a better place in it still takes it there.
 */
export function useFocusStays<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let focused: Node | null = null;
    let parts: HTMLElement[] = [];
    const enter = ({ target }: FocusEvent) => {
      focused = target instanceof Element && target !== box ? target : null;
      parts = target instanceof Element ? partsAround(target, box) : [];
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without one nothing has it now, as when its element goes.
      if (relatedTarget !== null) focused = null;
    };
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      const left = parts.find((part) => part.isConnected);
      if (left && document.activeElement === document.body) focusOnce(left);
    });
    box.addEventListener('focusin', enter);
    box.addEventListener('focusout', leave);
    watch.observe(box, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('focusin', enter);
      box.removeEventListener('focusout', leave);
    };
  }, []);
  return place;
}
