import { useEffect, useState } from 'react';

const AFTER_MS = 2500;

/** False while the page is still arriving: until then only the first slide may use the connection. */
export function useIsWarm(): boolean {
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWarm;
}
