import { useOpensWithDeposit } from '../../api/site';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

/** What people ask about getting in. */
export function AccessHelp() {
  const opensWithDeposit = useOpensWithDeposit();
  return (
    <>
      <h3>My login has not arrived</h3>
      <p>
        It goes out when your first payment has arrived, to the email of each traveller. Look into the spam
        folder too. If you had an account with that email before, log in with it: there is no new password.
        Otherwise <Link to={paths.contact('access')}>ask us</Link>.
      </p>
      <h3>The link in the mail does not work</h3>
      <p>
        It works once, within 14 days. If you have set a password with it,{' '}
        <Link to={paths.login()}>log in</Link> with your username or your email. If not,{' '}
        <Link to={paths.forgotPassword()}>have a new one sent</Link>.
      </p>
      <h3>Some pages say "Premium Access Required"</h3>
      <p>
        The guest list, the chat, the guest dashboard and the preparation guide open when{' '}
        <span>{opensWithDeposit ? 'the deposit is paid' : 'the booking is paid in full'}</span> and you are
        signed in. They close again when{' '}
        <span>{opensWithDeposit ? 'a part is late, or the booking' : 'it'}</span> is refunded or cancelled.
      </p>
    </>
  );
}
