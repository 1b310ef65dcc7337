import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that gives way to a form: when the form has gone, the focus is on the button again.
 * @param isAway whether the form stands in its place.
 */
export function useReturnTo(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    // Who has gone on elsewhere meanwhile stays there.
    if (wasAway.current && !isAway && document.activeElement?.contains(button.current))
      button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
