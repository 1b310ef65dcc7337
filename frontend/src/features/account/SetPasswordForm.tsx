import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSetPassword } from '../../api/auth';
import { logProblem, sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { Session } from '../../api/session';
import { Button } from '../../ui/Button';
import styles from './accountForm.module.css';
import { PASSWORD_RULE, passwordProblem } from './password.rules';
import { PasswordField } from './PasswordField';
import { Problem } from './Problem';
import { SecondStepForm } from './SecondStepForm';
import { secondStepOf, type Ways } from './secondStep';

interface Props {
  token: string;
  onSignedIn: (session: Session) => void;
  /** The link has been used, has expired, or never was one. */
  onInvalidLink: () => void;
}

/** The one field between a mail's link and a first session. */
export function SetPasswordForm({ token, onSignedIn, onInvalidLink }: Props) {
  const form = useForm({ defaultValues: { password: '' }, mode: 'onTouched' });
  const choice = useSetPassword();
  const [ways, setWays] = useState<Ways | null>(null);

  const submit = form.handleSubmit(({ password }) =>
    choice.mutate(
      { token, password },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          const asked = secondStepOf(error);
          if (asked) return setWays(asked);
          logProblem('Setting the password failed', error);
          const weakness = error instanceof HttpError ? error.fields.password : undefined;
          if (error instanceof HttpError && error.status === 404) onInvalidLink();
          else if (weakness) form.setError('password', { message: weakness }, { shouldFocus: true });
        },
      },
    ),
  );

  if (ways) return <SecondStepForm ways={ways} isPasswordSet onSignedIn={onSignedIn} />;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {choice.isError && <Problem title="Password not set" description={sentenceOf(choice.error)} />}
      <PasswordField
        registered={form.register('password', { validate: passwordProblem })}
        label="New password"
        hint={PASSWORD_RULE}
        error={form.formState.errors.password?.message}
        autoComplete="new-password"
      />
      <Button type="submit" isOff={choice.isPending}>
        {choice.isPending ? 'Saving...' : 'Set password and enter'}
      </Button>
    </form>
  );
}
