import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ChatPlace } from '../../../api/device/chatPlace';
import type { ChatClient } from '../engine/chatClient';
import { PINS_PX } from './useMessageScroll';

interface Standing {
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>;
  /** Further from the end than one needs to be to follow it. */
  isAway: boolean;
  /** The newest message in view; 0 before the list has found its first place. */
  bottomSeq: number;
}

/** Remembers where one reads whenever the list comes to rest, for whoever leaves and comes back. */
export function useKeepPlace(client: ChatClient, { virtualizer, isAway, bottomSeq }: Standing): void {
  const kept = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (bottomSeq === 0 || virtualizer.isScrolling || !knowsWhereItIs(virtualizer)) return;
    const place = isAway ? placeOf(client, virtualizer) : null;
    const text = JSON.stringify(place);
    if (text === kept.current) return;
    kept.current = text;
    client.keepPlace(place);
  });
}

/** A scroll that was ordered is told later: until then the list does not know that it stands elsewhere. */
function knowsWhereItIs({ scrollElement, scrollOffset }: Virtualizer<HTMLDivElement, HTMLElement>): boolean {
  return scrollElement !== null && Math.abs(scrollElement.scrollTop - (scrollOffset ?? 0)) <= 1;
}

function placeOf(
  client: ChatClient,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
): ChatPlace | null {
  const top = (virtualizer.scrollOffset ?? 0) + PINS_PX;
  const item = virtualizer.getVirtualItemForOffset(top);
  const message = item && client.getState().log.messages[item.index];
  return message ? { seq: message.seq, above: Math.round(top - item.start) } : null;
}
