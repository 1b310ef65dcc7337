import { useEffect, useRef } from 'react';
import type { ChatClient } from '../engine/chatClient';

const READ_AFTER_MS = 1_000;

/**
 * Marks as read what has been in view for a second in a visible tab. `bottomSeq` is the newest message in view, 0 for
 * none. Who scrolls back within the second has not read what they passed.
 */
export function useReadMark(client: ChatClient, bottomSeq: number): void {
  const inView = useRef(bottomSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    inView.current = bottomSeq;
    const isNews = bottomSeq > client.getState().readSeq;
    if (!isNews || timer.current !== undefined || document.hidden) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      client.read(Math.min(bottomSeq, inView.current));
    }, READ_AFTER_MS);
  });

  useEffect(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const follow = () => {
      stop();
      if (!document.hidden && inView.current > 0) {
        timer.current = setTimeout(() => {
          timer.current = undefined;
          client.read(inView.current);
        }, READ_AFTER_MS);
      }
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [client]);
}
