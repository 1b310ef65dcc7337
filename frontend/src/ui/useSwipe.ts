import { type PointerEvent, useRef, useState } from 'react';

/** Follows a finger sideways; `onSwipe` gets how far it went, in pixels to the right. A mouse does not swipe. */
export function useSwipe(onSwipe: (draggedPx: number) => void) {
  const startX = useRef<number | null>(null);
  const [draggedPx, setDragged] = useState(0);

  const end = () => {
    startX.current = null;
    setDragged(0);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null) setDragged(event.clientX - startX.current);
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current !== null) onSwipe(event.clientX - startX.current);
      end();
    },
    // The browser took the gesture over, for scrolling.
    onPointerCancel: end,
  };
  return { draggedPx, handlers };
}
