import { type RefObject, useEffect, useRef } from 'react';
import { focusOnce } from './focusOnce';

/**
 * Opens a dialog over the page when it appears. When it goes, the focus is where it was before: the browser gives it back
 * when a dialog is closed by Esc, but not when the page takes it away, as a "Cancel" does.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
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
  }, []);

  return dialog;
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
