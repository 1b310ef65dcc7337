import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from './useHydrated';

/** Whether a page may show what is one person's own: in the browser, and on a server that draws the page for them with this. */
export function useIsDrawnFor(own: QueryKey): boolean {
  const isKnown = useQueryClient().getQueryData(own) !== undefined;
  return useHydrated() || isKnown;
}
