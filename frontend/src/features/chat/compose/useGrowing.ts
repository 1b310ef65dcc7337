import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = () => 'CSS' in window && 'supports' in CSS && CSS.supports('field-sizing', 'content');

/** Lets a text box grow with its text in browsers that know no `field-sizing`; its style says how far. */
export function useGrowing(box: RefObject<HTMLTextAreaElement | null>): void {
  // At each drawing: the box is drawn when its text changes.
  useLayoutEffect(() => {
    const area = box.current;
    if (!area || growsByItself()) return;
    // It shrinks, too: its height is that of the text and not of the box.
    area.style.setProperty('height', 'auto');
    area.style.setProperty('height', `${area.scrollHeight}px`);
  });
}
