import { type RefObject, useEffect, useRef } from 'react';
import { focusOnce } from './focusOnce';

/**
 * For a place whose controls go when they have done their work, as a "Remove" does with its row: the focus that would be
 * nowhere then is at the place. Whoever knows a better place in it still takes it there.
 */
export function useFocusStays<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let focused: Node | null = null;
    const enter = ({ target }: FocusEvent) => {
      focused = target instanceof Node && target !== box ? target : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without one nothing has it now, as when its element goes.
      if (relatedTarget !== null) focused = null;
    };
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) focusOnce(box);
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
