import { useEffect, useState } from 'react';

const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token');

/**
 * The one-time token of a mail's link; null when there is none. It travels in the fragment, which browsers send to
 * nobody, and leaves the address bar and the history at once.
 */
export function useOneTimeToken(): string | null {
  const [token] = useState(readToken);

  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);

  return token;
}
