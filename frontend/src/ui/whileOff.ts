import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * What makes a button do nothing while it is off, by mouse, by key and by Enter in a field of its form. It is not
 * disabled: a disabled button loses the focus, and whoever came by keyboard is nowhere.
 */
export function whileOff(isOff: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  if (!isOff) return { onClick };
  return {
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
