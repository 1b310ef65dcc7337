import { useEffect, useState } from 'react';

const AFTER_LOAD_MS = 3000;
const AFTER_SCROLL_MS = 2000;

/** False for 3 seconds after load and until 2 seconds after the last scroll, then true. Timings: specification, section 9. */
export function useRestsAfterScroll(): boolean {
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    let timer = setTimeout(() => setResting(true), AFTER_LOAD_MS);
    const wake = () => {
      clearTimeout(timer);
      setResting(false);
      timer = setTimeout(() => setResting(true), AFTER_SCROLL_MS);
    };
    // Captured, for on some pages a list scrolls and not the window.
    window.addEventListener('scroll', wake, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wake, { capture: true });
    };
  }, []);

  return isResting;
}
