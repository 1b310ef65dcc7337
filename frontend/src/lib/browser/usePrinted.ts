import { useSyncExternalStore } from 'react';

let isTold = false;
let media: MediaQueryList | undefined;
const sheet = () => (media ??= window.matchMedia('print'));

/** Whether the page is laid out for paper now, for what is told of sizes. */
export const isPrinted = (): boolean => isTold || sheet().matches;

// Some browsers lay the page itself out for paper, and its media query tells; others print a copy, and only say when.
function onPrint(changed: () => void): () => void {
  const begin = () => {
    isTold = true;
    changed();
  };
  const end = () => {
    isTold = false;
    changed();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  sheet().addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    sheet().removeEventListener('change', changed);
  };
}

/** Whether the page is being put on paper: a list of which only a window is drawn is drawn whole then. */
export function usePrinted(): boolean {
  return useSyncExternalStore(onPrint, isPrinted, () => false);
}
