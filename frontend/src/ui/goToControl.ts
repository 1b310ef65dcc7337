import type { MouseEvent } from 'react';

/** For a link to a control of the same page: moves the focus there without leaving a hash to go Back to. */
export function goToControl(event: MouseEvent, controlId: string): void {
  event.preventDefault();
  document.getElementById(controlId)?.focus();
}
