import { useEffect } from 'react';
import { NOT_FOUND, pageAt } from './pageTable';

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const page = pageAt(link.pathname);
  // A failed prefetch is no event: the click asks again, and tells if it fails too.
  if (page !== NOT_FOUND) page.load().catch(() => undefined);
}

/** The list of forms comes with the first sign of a person: the first link to one waits for the form alone. */
function fetchFormList(): void {
  import('./formPages').catch(() => undefined);
}

/** Fetches a page's chunk when a pointer or the focus comes to a link to it. A chunk is fetched once. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    document.addEventListener('pointerover', fetchFormList, { passive: true, once: true });
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
      document.removeEventListener('pointerover', fetchFormList);
    };
  }, []);
}
