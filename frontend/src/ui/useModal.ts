import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog over the page when it appears. When it goes, the focus is where it was before: the browser gives it back
 * when a dialog is closed by Esc, but not when the page takes it away, as a "Cancel" does.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    // Development runs effects twice; a dialog that is open must not be opened again.
    if (!dialog.current?.open) {
      opener.current = document.activeElement;
      dialog.current?.showModal();
    }
    return () => {
      const back = placeAfter(opener.current);
      // Who was led elsewhere meanwhile, to a field or to another dialog, stays there.
      if (document.activeElement?.contains(back)) back?.focus({ preventScroll: true });
    };
  }, []);

  return dialog;
}

/** Where the focus was, or the page's content where it was nowhere or that has gone meanwhile. */
function placeAfter(opener: Element | null): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return isThere ? opener : document.querySelector('main');
}
