import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Remembers where the focus was before it came into a region, and puts it back there when the region goes away with it. */
export function useFocusReturn(region: RefObject<Element | null>): void {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const holds = (place: EventTarget | null) => place instanceof Node && region.current?.contains(place);
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (!holds(target) || holds(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [region]);

  // A layout effect ends while the region still stands and the focus is still in it.
  useLayoutEffect(() => {
    const leaving = region.current;
    return () => {
      if (leaving?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, [region]);
}
