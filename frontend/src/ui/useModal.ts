import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { focusOnce } from './focusOnce';
import { useFocusStays } from './useFocusStays';

/**
 * Opens a dialog over the page when it appears. When it goes, the focus is where it was before: the browser gives it back
 * when a dialog is closed by Esc, but not when the page takes it away, as a "Cancel" does. What goes while it is open, as a
 * "Retry" that has worked, leaves the focus in it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  // Before it is opened: the control that has the focus then may be the one that goes.
  const dialog = useFocusStays<HTMLDialogElement>();
  const waysBack = useRef<HTMLElement[]>([]);

  useEffect(() => {
    // Development runs effects twice; a dialog that is open must not be opened again.
    if (!dialog.current?.open) {
      waysBack.current = placesRound(document.activeElement);
      dialog.current?.showModal();
    }
    return () => {
      const back = waysBack.current.find(({ isConnected }) => isConnected);
      // Who was led elsewhere meanwhile, to a field or to another dialog, stays there.
      if (back && document.activeElement?.contains(back)) focusOnce(back);
    };
  }, [dialog]);

  return dialog;
}

/**
 * What closes a dialog by a press beside it. The press has begun there, too: who marks words in a field may let go of the
 * mouse beside the dialog, and the browser calls that a click on it.
 */
export function useCloseBeside(dialog: RefObject<HTMLDialogElement | null>) {
  const beganAt = useRef<EventTarget | null>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      beganAt.current = target;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && beganAt.current === target) dialog.current?.close();
    },
  };
}

/** Where the focus is, and the part of the page round it: what is there may be gone when the dialog is. */
function placesRound(opener: Element | null): HTMLElement[] {
  const places = [
    opener === document.body ? null : opener,
    opener?.closest('section'),
    document.querySelector('main'),
  ];
  return places.filter((place) => place instanceof HTMLElement);
}
