import { type FocusEvent, useState } from 'react';

/** Whether somebody points into a part of the page with a mouse or has the focus in it, and the handlers that tell. */
export function useBusy() {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isBusy: isPointed || hasFocus,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
