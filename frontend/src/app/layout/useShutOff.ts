import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../lib/browser/afterPaint';

/**
 * Shuts a part of the page off while `isShut`: it takes no input and does not scroll. Both make the browser look at every
 * element of the part again, so they follow a paint behind what covers it. Afterwards the focus, where nothing else took
 * it, goes to `opener`.
 */
export function useShutOff(
  isShut: boolean,
  part: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isShut) return;
    const back = opener.current;
    const set = (isOff: boolean) => {
      part.current?.toggleAttribute('inert', isOff);
      document.documentElement.style.overflow = isOff ? 'hidden' : '';
    };
    const callOff = afterPaint(() => set(true));
    return () => {
      callOff();
      afterPaint(() => {
        set(false);
        if (document.activeElement === document.body) back?.focus();
      });
    };
  }, [isShut, part, opener]);
}
