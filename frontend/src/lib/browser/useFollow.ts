import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Follows a plain `<a>` of this site as the router's own link does. For lists of very many: a router's link listens to the
 * address, so that each of them is drawn again whenever it changes, and this is the same function always.
 * @param state What the page it leads to is told; keep it outside the component.
 */
export function useFollow(state?: object): Follow {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);

  return useCallback(
    (event) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
      // Another tab or window, a file: what the browser does with a link is its own.
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      void latest.current(currentTarget.pathname + currentTarget.search, { state });
    },
    [state],
  );
}
