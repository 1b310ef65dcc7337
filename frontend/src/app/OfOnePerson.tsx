import { Fragment, type ReactNode, useState } from 'react';
import { ownerOf, useSession } from '../api/session';

/**
 * A page belongs to whoever is signed in: when somebody else takes over in this browser, or its person leaves in another
 * tab, it begins anew, and nothing that was typed or chosen in it is left for who comes next. What a visitor typed stays when
 * they sign in, and what somebody typed whose session ran out waits for them.
 */
export function OfOnePerson({ children }: { children: ReactNode }) {
  const owner = ownerOf(useSession());
  const [here, setHere] = useState({ owner, turn: 0 });
  if (owner !== here.owner) setHere({ owner, turn: here.owner === null ? here.turn : here.turn + 1 });
  return <Fragment key={here.turn}>{children}</Fragment>;
}
