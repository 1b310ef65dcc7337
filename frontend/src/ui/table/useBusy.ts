import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether somebody points into a part of the page with a mouse or has the focus in it, and the properties that tell.
 * @param news what must not be held back for somebody who is no longer there: with each the focus is looked for again.
 */
export function useBusy<E extends HTMLElement>(news: unknown) {
  const part = useRef<E>(null);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // What has the focus may be taken away, as a button that has done its work and a row that is scrolled away: no event tells.
  useEffect(() => {
    if (hasFocus && !part.current?.contains(document.activeElement)) setFocus(false);
    // Each news is a reason to look again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hasFocus, news]);
  return {
    isBusy: isPointed || hasFocus,
    watched: {
      ref: part,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
