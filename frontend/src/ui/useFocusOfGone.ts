import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Nothing has the focus, or what can no longer be pressed, or a part of the page in place of what went (`focusOnce`). */
function isNowhere(focused: Element | null): boolean {
  if (!focused?.isConnected || focused === document.body) return true;
  return focused.matches(':disabled, [tabindex="-1"]');
}

/**
 * For a control that comes when something was done: it takes the focus of what was pressed if that is gone, or goes later,
 * as a row does when its list is read again. Whoever is at another control by then stays there.
 */
export function useFocusOfGone<E extends HTMLElement>(): RefObject<E | null> {
  const control = useRef<E>(null);
  const pressed = useRef<Element | null>(null);
  const isTaken = useRef(false);

  useLayoutEffect(() => {
    pressed.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    if (isTaken.current || !isNowhere(pressed.current) || !isNowhere(document.activeElement)) return;
    isTaken.current = true;
    control.current?.focus({ preventScroll: true });
  });

  return control;
}
