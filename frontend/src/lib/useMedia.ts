import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. For what a style sheet cannot do; not for pages the server draws. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
