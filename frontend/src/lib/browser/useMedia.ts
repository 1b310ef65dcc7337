import { useMemo, useSyncExternalStore } from 'react';

/** A query as React listens to it: asked for once, and not at each drawing. */
function mediaStore(query: string) {
  let media: MediaQueryList | undefined;
  // Asked for when it is read: a server that draws a page has no window.
  const list = () => (media ??= window.matchMedia(query));
  return {
    subscribe: (changed: () => void) => {
      list().addEventListener('change', changed);
      return () => list().removeEventListener('change', changed);
    },
    read: () => list().matches,
  };
}

/**
 * Whether a media query holds now. For what a style sheet cannot do. False while the server draws a page and the browser takes
 * it over.
 */
export function useMedia(query: string): boolean {
  const { subscribe, read } = useMemo(() => mediaStore(query), [query]);
  return useSyncExternalStore(subscribe, read, () => false);
}
