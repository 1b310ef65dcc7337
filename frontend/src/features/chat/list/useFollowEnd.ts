import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ChatState } from '../engine/chat.model';
import { lastSeq } from '../engine/log.rules';

/**
 * Own lines always come into view. And who is at the end stays there while own lines wait: what others said meanwhile
 * takes its place above them, so to the list by itself nothing was appended. `isNear`: the list was at its end before what
 * is new in it took its room.
 */
export function useFollowEnd(
  { pending, log }: ChatState,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  isNear: boolean,
): void {
  const lines = pending.length;
  const newest = lastSeq(log);
  const before = useRef({ lines, newest });

  useLayoutEffect(() => {
    const was = before.current;
    const hasWritten = lines > was.lines;
    const isOvertaken = was.lines > 0 && newest > was.newest && isNear;
    if (hasWritten || isOvertaken) virtualizer.scrollToEnd();
    before.current = { lines, newest };
  });
}
