import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window counts as near: what is reached with one movement of the thumb. */
const NEAR = '400px 0px';

/** False until the element is about to come into view, or onto paper. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current || isNear) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [element, isNear]);

  return isNear;
}
