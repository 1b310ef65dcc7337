import type { UseFormReturn } from 'react-hook-form';
import { useLogin } from '../../api/auth';
import { logProblem } from '../../api/errors';
import type { Session } from '../../api/session';
import { Button } from '../../ui/Button';
import { toastError } from '../../ui/toast';
import { AccountField } from './AccountField';
import styles from './accountForm.module.css';
import { loginProblem } from './loginProblem';
import { PasswordField } from './PasswordField';
import { Problem } from './Problem';

export interface LoginEntries {
  username: string;
  password: string;
}

interface Props {
  form: UseFormReturn<LoginEntries>;
  onSignedIn: (session: Session) => void;
}

/** Username and password. A refused attempt keeps the username and asks for the password again. */
export function LoginForm({ form, onSignedIn }: Props) {
  const login = useLogin();
  const { errors } = form.formState;

  const submit = form.handleSubmit((entries) =>
    login.mutate(entries, {
      onSuccess: onSignedIn,
      onError: (error) => {
        logProblem('Signing in failed', error);
        toastError(loginProblem(error));
        form.resetField('password');
        form.setFocus('password');
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {login.isError && <Problem {...loginProblem(login.error)} />}
      <AccountField
        registered={form.register('username', { required: 'Enter your username or email' })}
        label="Username or email"
        error={errors.username?.message}
        input={{ autoComplete: 'username', autoCapitalize: 'off', spellCheck: false, maxLength: 254 }}
      />
      <PasswordField
        registered={form.register('password', { required: 'Enter your password' })}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" disabled={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
