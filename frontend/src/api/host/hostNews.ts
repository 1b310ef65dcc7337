import type { QueryClient } from '@tanstack/react-query';
import type { HostEvent, HostEventType } from '../../../../backend/contracts/host-events';
import { areasOf } from './hostNews.rules';

/** Several events often belong to one booking, and a busy hour has hundreds: one reading serves them all. */
const REREAD_AFTER_MS = 500;

/** Hears of events and has what they changed read again, at most twice a second. */
export function hostNews(queryClient: QueryClient) {
  let waiting = new Set<HostEventType>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reread = () => {
    timer = undefined;
    for (const area of areasOf(waiting)) void queryClient.invalidateQueries({ queryKey: ['host', area] });
    waiting = new Set();
  };
  return {
    hear: ({ type }: HostEvent) => {
      waiting.add(type);
      timer ??= setTimeout(reread, REREAD_AFTER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
