import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { ChatClient } from '../engine/chatClient';
import type { ChatState } from '../engine/chat.model';

const NEAR_TOP_ROWS = 8;

/** Fetches the page before the first message when it comes near, and what is missing when its place comes into view. */
export function useLoadOnScroll(
  client: ChatClient,
  { log, older }: ChatState,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
): void {
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? Infinity;
  const isNearTop = first < NEAR_TOP_ROWS && (log.messages[0]?.seq ?? 1) > 1;
  // After a failure the note above the list asks; a loop would ask the server again and again.
  const wantsOlder = isNearTop && older === 'idle' && virtualizer.isScrolling;

  useEffect(() => {
    if (wantsOlder) void client.pages.loadOlder();
  }, [client, wantsOlder]);

  const gap = items
    .map(({ index }) => ({ after: log.messages[index - 1]?.seq, before: log.messages[index]?.seq }))
    .find(({ after, before }) => after !== undefined && before !== undefined && before > after + 1);
  const isForward = virtualizer.scrollDirection === 'forward';
  const gapAfter = gap?.after;
  const gapBefore = gap?.before;

  useEffect(() => {
    if (gapAfter === undefined || gapBefore === undefined) return;
    // From the side people come from, so that what they read next is what is fetched first.
    void client.pages.fillGap(isForward ? { after: gapAfter } : { before: gapBefore });
  }, [client, gapAfter, gapBefore, isForward]);
}
