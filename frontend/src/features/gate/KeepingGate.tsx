import { Activity, useState } from 'react';
import { KeptSession, useSession } from '../../api/session';
import { useLoginHere } from '../../lib/useLoginHere';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import { EndedSession } from './EndedSession';
import { Gate, type GateProps } from './Gate';

/** As {@link Gate}, for a page with forms: what was typed waits, out of sight, for whose session has ended. */
export function KeepingGate({ isOpen, closed, children }: GateProps) {
  const session = useSession();
  const { user, guest, endedFor, refetch } = session;
  const [here, setHere] = useState<typeof session | null>(null);
  if (isOpen && (user !== here?.user || guest !== here?.guest)) setHere(session);
  const isKept = !user && endedFor !== null && here?.user?.id === endedFor;
  if (!isKept && !isOpen) {
    return (
      <Gate isOpen={false} closed={closed}>
        {null}
      </Gate>
    );
  }
  return (
    <>
      {isKept && (
        <EndedSession
          userId={endedFor}
          note="What you typed here is kept as long as this page is open: to go on with it, log in in a new tab."
          otherWays={<WaysBack onBack={refetch} />}
        />
      )}
      <Activity key={user?.id ?? endedFor} mode={isKept ? 'hidden' : 'visible'}>
        <KeptSession value={here}>{children}</KeptSession>
      </Activity>
    </>
  );
}

/** The page stands on, out of sight: the login is elsewhere, and the server is asked whether they are here again. */
function WaysBack({ onBack }: { onBack: () => void }) {
  const login = useLoginHere();
  return (
    <>
      <a href={login} target="_blank" rel="noreferrer" className={buttonLook('quiet', 'public')}>
        Log in (opens a new tab)
      </a>
      <Button tone="quiet" size="public" onClick={onBack}>
        I have logged in
      </Button>
    </>
  );
}
