import { useEffect } from 'react';
import { PAGES } from './pageTable';

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const page = PAGES.find(({ path }) => path === link.pathname);
  // A failed prefetch is no event: the click asks again, and tells if it fails too.
  page?.load().catch(() => undefined);
}

/** Fetches a page's chunk when a pointer or the focus comes to a link to it. A chunk is fetched once. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);
}
