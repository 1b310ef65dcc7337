import type { UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { ASK_PASSWORD, NO_LOGIN } from '../../../../backend/contracts/account-words';
import { MOST } from '../../../../backend/contracts/text-limits';
import { useLogin } from '../../api/auth';
import { logProblem } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { Session } from '../../api/session';
import { Button } from '../../ui/Button';
import { toastError } from '../../ui/toast';
import { AccountField } from './AccountField';
import styles from './accountForm.module.css';
import { loginProblem } from './loginProblem';
import { PasswordField } from './PasswordField';
import { PasskeyLogin } from './PasskeyLogin';
import { Problem } from './Problem';
import { SecondStepForm } from './SecondStepForm';
import { secondStepOf, type Ways } from './secondStep';

export interface LoginEntries {
  username: string;
  password: string;
}

interface Props {
  form: UseFormReturn<LoginEntries>;
  onSignedIn: (session: Session) => void;
}

/** Username and password. A refused attempt keeps the username and asks for the password again; a failed one keeps both. */
export function LoginForm({ form, onSignedIn }: Props) {
  const login = useLogin();
  const [ways, setWays] = useState<Ways | null>(null);
  const { errors } = form.formState;

  const submit = form.handleSubmit((entries) =>
    login.mutate(entries, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const asked = secondStepOf(error);
        if (asked) return setWays(asked);
        logProblem('Signing in failed', error);
        toastError(loginProblem(error));
        // Only what was refused is asked for again: without an answer nobody has looked at it.
        if (!(error instanceof HttpError) || error.status !== 401) return;
        form.resetField('password');
        form.setFocus('password');
      },
    }),
  );

  if (ways) {
    const startAgain = () => {
      login.reset();
      form.resetField('password');
      setWays(null);
    };
    return <SecondStepForm ways={ways} onSignedIn={onSignedIn} onStartAgain={startAgain} />;
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {login.isError && <Problem {...loginProblem(login.error)} />}
      <AccountField
        registered={form.register('username', { required: NO_LOGIN })}
        label="Username or email"
        error={errors.username?.message}
        most={MOST.address}
        input={{ autoComplete: 'username', autoCapitalize: 'off', spellCheck: false }}
      />
      <PasswordField
        registered={form.register('password', { required: ASK_PASSWORD })}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" isOff={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <PasskeyLogin tone="quiet" onSignedIn={onSignedIn}>
        Use a passkey
      </PasskeyLogin>
    </form>
  );
}
