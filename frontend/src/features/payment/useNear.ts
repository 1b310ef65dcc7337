import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far below the window something counts as near. */
const MARGIN = '600px';

/** Calls once when the element comes near the window. */
export function useNear<T extends Element>(onNear: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: MARGIN },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return element;
}
