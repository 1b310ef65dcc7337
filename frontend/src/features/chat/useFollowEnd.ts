import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ChatState } from './chat.model';
import { lastSeq } from './log.rules';
import { NEAR_END_PX } from './useStickyEnd';

/**
 * Own lines always come into view. And who is at the end stays there while own lines wait: what others said meanwhile
 * takes its place above them, so to the list by itself nothing was appended.
 */
export function useFollowEnd(
  { pending, log }: ChatState,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
): void {
  const lines = pending.length;
  const newest = lastSeq(log);
  const before = useRef({ lines, newest, isAtEnd: true });

  useLayoutEffect(() => {
    const was = before.current;
    const hasWritten = lines > was.lines;
    const isOvertaken = was.lines > 0 && newest > was.newest && was.isAtEnd;
    if (hasWritten || isOvertaken) virtualizer.scrollToEnd();
    const isAtEnd = hasWritten || isOvertaken || virtualizer.getDistanceFromEnd() <= NEAR_END_PX;
    before.current = { lines, newest, isAtEnd };
  });
}
