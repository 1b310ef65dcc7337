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
    // A link to a part of the page that is not the router's ("Skip to content") was followed by the browser itself.
    if (navigation === NavigationType.Pop && window.history.state === null) return undefined;
    if (navigation === NavigationType.Pop) window.scrollTo(0, offsets.get(key) ?? window.scrollY);
    else if (hash) return scrollToWhenThere(hash.slice(1));
    else window.scrollTo(0, 0);
    return undefined;
    // A changed query on the same page (a filter, a tab) must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);
}

/** Scrolls to an element, which may come later than the address does: a page's file may still be under way. */
function scrollToWhenThere(id: string): (() => void) | undefined {
  const scroll = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (scroll()) return undefined;
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
