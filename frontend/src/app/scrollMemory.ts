import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const offsets = new Map<string, number>();

/** A new page starts at its top; Back and Forward return to where the person was. The data router is not used here. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const remember = () => offsets.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (navigation === NavigationType.Pop) window.scrollTo(0, offsets.get(key) ?? window.scrollY);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
    // A changed query on the same page (a filter, a tab) must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);
}
