import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/Link';
import { AccountFrame } from '../../features/account/AccountFrame';
import form from '../../features/account/accountForm.module.css';
import { GuestBenefits } from '../../features/account/GuestBenefits';
import { RegisterForm } from '../../features/account/RegisterForm';
import { paths } from '../../lib/paths';
import { toastSuccess } from '../../ui/toast';

/** Makes an account and leads to the login. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const leave = (message: string) => {
    toastSuccess({ title: 'Registration successful', description: message });
    void navigate(paths.login());
  };

  return (
    <AccountFrame
      title="Create account"
      description="Create an account for the group cruise, as a guest or as a host. A booking that is paid brings its own account."
      lead="An account lets you sign in. The guest pages open with your payment."
      picture="ensenada-day"
      aside={<GuestBenefits />}
    >
      <RegisterForm onRegistered={leave} />
      <div className={form.after}>
        <p>
          Already have an account? <Link to={paths.login()}>Sign in</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
