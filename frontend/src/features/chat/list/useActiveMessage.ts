import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Place } from '../room/useDesk';

const LONG_PRESS_MS = 450;
const STILL_PX = 10;
const RELEASES = ['pointerup', 'pointercancel'] as const;
/** Within this a browser makes a click of a finger that goes up. */
const CLICK_WITHIN_MS = 100;

function articleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('article[data-key]') : null;
}

const keyAt = (target: EventTarget | null): string | null => articleAt(target)?.dataset.key ?? null;

/** The release that ends a long press presses nothing: what has come under the finger meanwhile was not meant. */
function loseClick(): void {
  const lose = (event: globalThis.MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    document.removeEventListener('click', lose, true);
    for (const name of RELEASES) document.removeEventListener(name, stopSoon, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const stopSoon = () => setTimeout(stop, CLICK_WITHIN_MS);
  document.addEventListener('click', lose, true);
  for (const name of RELEASES) document.addEventListener(name, stopSoon, true);
  // What is pressed next is meant. Not every browser tells of the release, once a dialog has shut off what was pressed.
  document.addEventListener('pointerdown', stop, true);
}

/**
 * Which message a person is at, by its row's key: the one under the mouse or the one with the focus. A long press calls
 * `onMenu` for one that is in the log; on links and buttons it means what it means everywhere.
 */
export function useActiveMessage(isScrolling: boolean, onMenu: (seq: number, place: Place) => void) {
  const [active, setActive] = useState<string | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);

  const mouse = useRef<{ x: number; y: number } | null>(null);

  // Rows that pass under a resting mouse while the list scrolls are not pointed at; the one it comes to rest on is.
  useEffect(() => {
    if (isScrolling || !mouse.current) return;
    const { x, y } = mouse.current;
    const resting = keyAt(document.elementFromPoint(x, y));
    if (resting) setActive(resting);
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
      if (!isScrolling) setActive(keyAt(target));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      mouse.current = null;
      setActive(null);
    },
    onFocus: ({ target }: FocusEvent) => setActive(keyAt(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!articleAt(relatedTarget)) setActive(null);
    },
    onPointerDown: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      release();
      const pressed = articleAt(target);
      const seq = pressed?.dataset.seq;
      const isControl = target instanceof Element && target.closest('a, button') !== null;
      if (pointerType === 'mouse' || !pressed || !seq || isControl) return;
      const timer = setTimeout(() => {
        press.current = null;
        loseClick();
        onMenu(Number(seq), pressed.getBoundingClientRect());
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
