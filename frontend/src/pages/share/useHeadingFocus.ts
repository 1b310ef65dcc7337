import { useEffect } from 'react';

/**
 * The button that was pressed goes with its panel when the payment has ended: the focus that would be nowhere then is on the
 * heading, which says how it ended. Who is at another place of the page stays there.
 */
export function useHeadingFocus(hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [hasEnded]);
}
