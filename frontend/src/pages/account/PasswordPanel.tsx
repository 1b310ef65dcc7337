import { useForm } from 'react-hook-form';
import { ASK_PASSWORD } from '../../../../backend/contracts/account-words';
import { useChangePassword } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { PASSWORD_RULE, passwordProblem } from '../../features/account/password.rules';
import { PasswordField } from '../../features/account/PasswordField';
import { Problem } from '../../features/account/Problem';
import { Panel } from '../../features/booking/frame/Panel';
import { Button } from '../../ui/Button';
import { takeSaved } from '../../ui/form/takeSaved';
import { toastSuccess } from '../../ui/toast';
import styles from './AccountPage.module.css';
import { markRefused } from '../../features/account/fieldProblems';

const EMPTY = { password: '', newPassword: '' };

/** A new password for who knows the present one; every other browser is logged out. */
export function PasswordPanel({ username }: { username: string }) {
  const form = useForm({ defaultValues: EMPTY });
  const change = useChangePassword();
  const { errors } = form.formState;

  const submit = form.handleSubmit((wish) =>
    change.mutate(wish, {
      onSuccess: () => {
        takeSaved(form, wish, EMPTY);
        toastSuccess({ title: 'Password changed', description: 'Every other browser is logged out.' });
      },
      onError: (error) => {
        logProblem('The password was not changed', error);
        markRefused(form, error);
      },
    }),
  );

  return (
    <Panel title="Password">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {change.isError && Object.keys(errors).length === 0 && (
          <Problem title="Password not changed" description={sentenceOf(change.error)} />
        )}
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          registered={form.register('password', { required: ASK_PASSWORD })}
          label="Present password"
          error={errors.password?.message}
          autoComplete="current-password"
          idPrefix="password"
        />
        <PasswordField
          registered={form.register('newPassword', { validate: passwordProblem })}
          label="New password"
          hint={PASSWORD_RULE}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" size="portal" isOff={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </Panel>
  );
}
