import { useEffect, useState } from 'react';

const CALM_MS = 350;

/** A value once it has stopped changing for a moment: not every letter asks the server. Compared by what it says. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  const text = JSON.stringify(value);

  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(text) as T), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return calm;
}
