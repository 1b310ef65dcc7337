import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HeadSink, tabTitle } from './pageHead';

interface Props {
  /** Names the tab: "Pricing" reads "Pricing | Gangway". */
  title: string;
  /** One or two sentences for search engines and link previews; public pages have one. */
  description?: string;
  /** What the heading says, where it differs from the title. */
  children?: ReactNode;
  className?: string | undefined;
}

let lastPath: string | null = null;
/** A heading went with the focus: the one in its place takes it over, or it itself when it was only put away for a while. */
let hasLostFocus = false;

/** The page's one h1. It names the document, and takes focus when the page was reached from another one. */
export function PageTitle({ title, description, children, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  use(HeadSink)?.({ title, description });

  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);

  // A layout effect ends while the heading still stands and the focus is still on it. It begins anew when what the page
  // waited for is there and React shows again what it had hidden meanwhile.
  useLayoutEffect(() => {
    const shown = heading.current;
    if (hasLostFocus && isFocusFree()) shown?.focus({ preventScroll: true });
    hasLostFocus = false;
    return () => {
      hasLostFocus = shown !== null && document.activeElement === shown;
    };
  }, []);

  useEffect(() => {
    // The first page of a visit leaves focus where the browser puts it: before the skip link.
    const isAnother = lastPath !== null && lastPath !== pathname;
    if (isAnother) heading.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}

/** Nothing has the focus, or something that is no more to be seen. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.tagName === 'H1';
}
