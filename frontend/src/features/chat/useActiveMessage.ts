import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Place } from './useDesk';

const LONG_PRESS_MS = 450;
const STILL_PX = 10;

function messageAt(target: EventTarget | null): { seq: number; article: HTMLElement } | null {
  const article = target instanceof Element ? target.closest<HTMLElement>('article[data-seq]') : null;
  return article ? { seq: Number(article.dataset.seq), article } : null;
}

/**
 * Which message a person is at: the one under the mouse or the one with the focus. A long press calls
 * `onMenu` for it; on links and buttons it means what it means everywhere.
 */
export function useActiveMessage(isScrolling: boolean, onMenu: (seq: number, place: Place) => void) {
  const [active, setActive] = useState<number | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);

  const mouse = useRef<{ x: number; y: number } | null>(null);

  // Rows that pass under a resting mouse while the list scrolls are not pointed at; the one it comes to rest on is.
  useEffect(() => {
    if (isScrolling || !mouse.current) return;
    const { x, y } = mouse.current;
    const resting = messageAt(document.elementFromPoint(x, y));
    if (resting) setActive(resting.seq);
  }, [isScrolling]);

  const release = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const handlers = {
    onPointerOver: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      mouse.current = { x: clientX, y: clientY };
      if (!isScrolling) setActive(messageAt(target)?.seq ?? null);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      mouse.current = null;
      setActive(null);
    },
    onFocus: ({ target }: FocusEvent) => setActive(messageAt(target)?.seq ?? null),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || !messageAt(relatedTarget)) setActive(null);
    },
    onPointerDown: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      release();
      const pressed = messageAt(target);
      const isControl = target instanceof Element && target.closest('a, button') !== null;
      if (pointerType === 'mouse' || !pressed || isControl) return;
      const timer = setTimeout(() => {
        press.current = null;
        onMenu(pressed.seq, pressed.article.getBoundingClientRect());
      }, LONG_PRESS_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (mouse.current) mouse.current = { x: clientX, y: clientY };
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      // The long press has its own menu; the browser's would lie over it.
      const { pointerType } = event.nativeEvent as Partial<globalThis.PointerEvent>;
      if (pointerType === 'touch') event.preventDefault();
    },
  };
  return { active, handlers };
}
