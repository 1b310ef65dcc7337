import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. For what a style sheet cannot do. False while the server draws a page and the browser takes
 * it over.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
