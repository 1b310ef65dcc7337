import { useState } from 'react';

/**
 * Whether something was there at any time since this part came to the page: what empties under somebody's hands stays, and
 * so does who has the focus in it.
 */
export function useEver(isThere: boolean): boolean {
  const [was, setWas] = useState(isThere);
  if (isThere && !was) setWas(true);
  return was || isThere;
}
