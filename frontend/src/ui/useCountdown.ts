import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once the time has passed; while it does not run, nothing passes. A new `key` starts anew. */
export function useCountdown(key: number, durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef({ key, ms: durationMs });
  const tell = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, ms: durationMs };
    if (!isRunning || !Number.isFinite(durationMs)) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => tell(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - startedAt;
    };
  }, [key, durationMs, isRunning]);
}
