import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChatState } from '../engine/chat.model';
import { indexOfSeq } from '../engine/log.rules';

/** Brings the message that was jumped to into the middle of the list and gives it the focus, once a jump. */
export function useJump(
  { jump, log }: ChatState,
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const done = useRef<ChatState['jump']>(null);

  useLayoutEffect(() => {
    if (!jump || done.current === jump) return;
    const index = indexOfSeq(log, jump.seq);
    if (index < 0) return;
    done.current = jump;
    virtualizer.scrollToIndex(index, { align: 'center' });
  }, [jump, log, virtualizer]);

  const seq = jump?.seq;
  useLayoutEffect(() => {
    if (seq === undefined) return undefined;
    // The row is drawn once the list has come there.
    const timer = setInterval(() => {
      const article = scroller.current?.querySelector<HTMLElement>(`article[data-seq="${seq}"]`);
      if (!article) return;
      clearInterval(timer);
      article.focus({ preventScroll: true });
    }, 50);
    return () => clearInterval(timer);
  }, [seq, scroller]);
}
