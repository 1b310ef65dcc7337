import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { type DemoLogin, useDemoLogins } from '../../api/auth';
import type { Session } from '../../api/session';
import { AccountFrame } from '../../features/account/AccountFrame';
import form from '../../features/account/accountForm.module.css';
import { DemoLogins } from '../../features/account/DemoLogins';
import { GuestBenefits } from '../../features/account/GuestBenefits';
import { type LoginEntries, LoginForm } from '../../features/account/LoginForm';
import { safeNext } from '../../features/account/safeNext';
import { paths } from '../../lib/paths';
import { toastSuccess } from '../../ui/toast';

/** Guests and hosts sign in here; a guest who has not paid yet meets the gate on the other side. */
export default function LoginPage() {
  const login = useForm<LoginEntries>({ defaultValues: { username: '', password: '' } });
  const demoLogins = useDemoLogins();
  const [query] = useSearchParams();
  const navigate = useNavigate();

  const fillIn = ({ username, password }: DemoLogin) => {
    login.setValue('username', username, { shouldValidate: true });
    login.setValue('password', password, { shouldValidate: true });
    login.setFocus('password');
  };
  const enter = ({ user }: Session) => {
    const isHost = user?.role === 'host';
    toastSuccess({ title: isHost ? 'Welcome back!' : 'Welcome to your trip!' });
    void navigate(safeNext(query.get('next'), isHost ? paths.hostDashboard() : paths.guestHomepage()));
  };

  return (
    <AccountFrame
      title="Sign in"
      description="Sign in to the group cruise: the group chat, the guest list and the preparation guide for guests, the dashboard for hosts."
      lead="For guests who have booked, and for the hosts of the trip."
      picture="deck-party"
      aside={
        <>
          <GuestBenefits />
          {/* Below everything: what comes later moves nothing that is read. */}
          {demoLogins && <DemoLogins logins={demoLogins} onChoose={fillIn} />}
        </>
      }
    >
      <LoginForm form={login} onSignedIn={enter} />
      <div className={form.after}>
        <p>
          <Link to={paths.forgotPassword()}>Forgot your password?</Link>
        </p>
        <p>
          Not paid yet? <Link to={paths.pricing()}>Complete trip payment</Link>
        </p>
        <p>
          New here? <Link to={paths.register()}>Create an account</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
