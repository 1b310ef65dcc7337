import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useForm } from 'react-hook-form';
import { Link } from '../../ui/Link';
import { NO_LOGIN } from '../../../../backend/contracts/account-words';
import { MOST } from '../../../../backend/contracts/text-limits';
import { useForgottenPassword } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { AccountField } from '../../features/account/AccountField';
import { AccountFrame } from '../../features/account/AccountFrame';
import form from '../../features/account/accountForm.module.css';
import { Problem } from '../../features/account/Problem';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';

/** The way back in for who forgot their password: a mail with a link. */
export default function ForgotPasswordPage() {
  const forgotten = useForgottenPassword();
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Tell us your username or email, and we send you a link to choose a new one."
      picture="ship-sunset-close"
    >
      {forgotten.isSuccess ? (
        <Alert severity="success">
          <AlertTitle>Look into your mailbox</AlertTitle>
          If there is an account with it, the mail is on its way. Its link works for an hour. Nothing there?
          Look into the spam folder, or <Link to={paths.contact('access')}>write to the hosts</Link>.
        </Alert>
      ) : (
        <AskForm forgotten={forgotten} />
      )}
      <div className={form.after}>
        <p>
          Remembered it? <Link to={paths.login()}>Sign in</Link>
        </p>
      </div>
    </AccountFrame>
  );
}

function AskForm({ forgotten }: { forgotten: ReturnType<typeof useForgottenPassword> }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { login: '' } });
  const submit = handleSubmit(({ login }) =>
    forgotten.mutate(login, { onError: (error) => logProblem('The mail was not asked for', error) }),
  );
  return (
    <form className={form.form} onSubmit={(event) => void submit(event)} noValidate>
      {forgotten.isError && <Problem title="No mail was sent" description={sentenceOf(forgotten.error)} />}
      <AccountField
        registered={register('login', { required: NO_LOGIN })}
        label="Username or email"
        error={formState.errors.login?.message}
        most={MOST.address}
        input={{ autoComplete: 'username', autoCapitalize: 'off', spellCheck: false }}
      />
      <Button type="submit" isOff={forgotten.isPending}>
        {forgotten.isPending ? 'Sending...' : 'Send me the link'}
      </Button>
    </form>
  );
}
