import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is drawn by the server and during the first drawing in the browser, which must be the same; true
 * from then on. For what only a browser knows: who was here before, what the system prefers.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
