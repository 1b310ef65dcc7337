import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { NO_CODE } from '../../../../backend/contracts/account-words';
import { useSecondStep } from '../../api/auth';
import { logProblem, sentenceOf } from '../../api/errors';
import type { Session } from '../../api/session';
import { Button } from '../../ui/Button';
import styles from './accountForm.module.css';
import { CodeField } from './CodeField';
import { markRefused } from './fieldProblems';
import { PasskeyLogin } from './PasskeyLogin';
import { Problem } from './Problem';
import type { Ways } from './secondStep';

interface Props {
  ways: Ways;
  /** It was chosen just now, by the link of a mail. */
  isPasswordSet?: boolean;
  onSignedIn: (session: Session) => void;
  onStartAgain?: () => void;
}

/** What follows on the right password: a passkey, a code of an app, or a recovery code. */
export function SecondStepForm({ ways, isPasswordSet = false, onSignedIn, onStartAgain }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const step = useSecondStep();
  const { errors } = form.formState;
  const { setFocus } = form;
  // The field that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(({ code }) =>
    step.mutate(code, {
      onSuccess: onSignedIn,
      onError: (error) => {
        logProblem('The second step failed', error);
        form.resetField('code');
        markRefused(form, error);
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <output>
        <span>{isPasswordSet ? 'Your password is set. ' : ''}</span>One more step: show that it is you.
      </output>
      {ways.passkey && <PasskeyLogin onSignedIn={onSignedIn}>Use a passkey</PasskeyLogin>}
      {step.isError && Object.keys(errors).length === 0 && (
        <Problem title="Not signed in" description={sentenceOf(step.error)} />
      )}
      <CodeField
        registered={form.register('code', { required: NO_CODE })}
        hint={ways.app ? 'From your authenticator app, or a recovery code.' : 'One of your recovery codes.'}
        error={errors.code?.message}
        idPrefix="step"
      />
      <Button type="submit" tone={ways.passkey ? 'quiet' : 'primary'} isOff={step.isPending}>
        {step.isPending ? 'Signing In...' : 'Sign in with the code'}
      </Button>
      {onStartAgain && (
        <Button tone="quiet" onClick={onStartAgain}>
          Start again
        </Button>
      )}
    </form>
  );
}
