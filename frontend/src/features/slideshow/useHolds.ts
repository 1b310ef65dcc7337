import { type FocusEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while a hidden tab, or less than half of the element in view, asks the slideshow to wait. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  const [isScrolledOff, setScrolledOff] = useState(false);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Half of what a window can show of it: on a low window half of 1,000 px never fits.
        const visible =
          (entry?.intersectionRect.height ?? 0) /
          Math.min(window.innerHeight, entry?.boundingClientRect.height ?? 1);
        setScrolledOff(visible < 0.5);
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isHidden || isScrolledOff;
}

/**
 * What makes the slideshow wait without pausing it: a pointer or the focus on its controls, a hidden tab, being scrolled
 * away. A pointer that rests on the pictures does not: they fill the screen, where a pointer always rests.
 */
export function useHolds(element: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOutOfSight = useIsOutOfSight(element);

  const hover = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
  };
  const focus = {
    // A mouse click leaves focus behind too, but nobody is reading by keyboard then.
    onFocus: (event: FocusEvent) => setFocus(event.target.matches(':focus-visible')),
    onBlur: () => setFocus(false),
  };
  return { isHeld: isHovered || hasFocus || isOutOfSight, isOutOfSight, hover, focus };
}
