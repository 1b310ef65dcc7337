import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../api/session';
import { AccountFrame } from '../../features/account/AccountFrame';
import { GuestBenefits } from '../../features/account/GuestBenefits';
import { InvalidLink } from '../../features/account/InvalidLink';
import { SetPasswordForm } from '../../features/account/SetPasswordForm';
import { useOneTimeToken } from '../../features/account/useOneTimeToken';
import { paths } from '../../lib/paths';
import { toastSuccess } from '../../ui/toast';

/** Where the signed-in are at home: the chat opens when the trip is paid, and until then there is what is left to pay. */
function firstPageOf({ user, guest }: Session): string {
  if (user?.role === 'host') return paths.hostDashboard();
  return guest?.isPaid ? paths.chat() : paths.guestDashboard();
}

/** Where the mail with the login leads, and the one about a forgotten password: choose one, and you are in. */
export default function SetPasswordPage() {
  const token = useOneTimeToken();
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();

  const enter = (session: Session) => {
    toastSuccess({
      title: session.user?.role === 'host' ? 'Welcome back!' : 'Welcome to your trip!',
      description: 'Your password is set and you are signed in.',
    });
    void navigate(firstPageOf(session), { replace: true });
  };

  return (
    <AccountFrame
      title="Set your password"
      lead="Choose a password, and you are signed in with it at once."
      picture="ship-sunset-close"
      aside={<GuestBenefits />}
    >
      {token && !isRefused ? (
        <SetPasswordForm token={token} onSignedIn={enter} onInvalidLink={() => setRefused(true)} />
      ) : (
        <InvalidLink />
      )}
    </AccountFrame>
  );
}
