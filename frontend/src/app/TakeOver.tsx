import { useEffect } from 'react';
import { useHydrated } from '../lib/browser/useHydrated';
import { type Part, takeOver } from './earlyInput';

/** Stands in a part of the page, and tells when React has taken that part over. */
export function TakeOver({ part }: { part: Part }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) takeOver(part);
  }, [isHydrated, part]);
  return null;
}
