import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountFrame } from '../../features/account/AccountFrame';
import { GuestBenefits } from '../../features/account/GuestBenefits';
import { InvalidLink } from '../../features/account/InvalidLink';
import { SetPasswordForm } from '../../features/account/SetPasswordForm';
import { useOneTimeToken } from '../../features/account/useOneTimeToken';
import { paths } from '../../lib/paths';
import { toastSuccess } from '../../ui/toast';

/** Where the credentials mail leads: choose a password, and you are in. */
export default function SetPasswordPage() {
  const token = useOneTimeToken();
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();

  const enter = () => {
    toastSuccess({
      title: 'Welcome to your trip!',
      description: 'Your password is set and you are signed in.',
    });
    void navigate(paths.chat(), { replace: true });
  };

  return (
    <AccountFrame
      title="Set your password"
      lead="Your trip is booked. Choose a password, and the guest pages are yours."
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
