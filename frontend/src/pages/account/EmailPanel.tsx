import { useForm } from 'react-hook-form';
import { NO_EMAIL } from '../../../../backend/contracts/mail-address';
import { ASK_PASSWORD } from '../../../../backend/contracts/account-words';
import { MOST } from '../../../../backend/contracts/text-limits';
import { type Account, useAskForEmail, useForgetEmail, useProveEmail } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { AccountField } from '../../features/account/AccountField';
import { PasswordField } from '../../features/account/PasswordField';
import { Problem } from '../../features/account/Problem';
import { Panel } from '../../features/booking/frame/Panel';
import { Button } from '../../ui/Button';
import { takeSaved } from '../../ui/form/takeSaved';
import styles from './AccountPage.module.css';
import { markRefused } from '../../features/account/fieldProblems';

/** The address: it changes when the link in a mail to the new one is opened. */
export function EmailPanel({ account: { email, isEmailProven, waitingEmail } }: { account: Account }) {
  return (
    <Panel title="Email">
      <p>
        Yours is <strong>{email}</strong>.
      </p>
      {!isEmailProven && <Unproven />}
      {waitingEmail && <Waiting email={waitingEmail} />}
      <ChangeForm />
    </Panel>
  );
}

function Unproven() {
  const prove = useProveEmail();
  return (
    <output className={styles.waiting}>
      <span>
        <span>
          {prove.isSuccess
            ? 'The link is on its way. Open it within 14 days.'
            : 'You have not confirmed it yet: open the link in our mail. Only then can you become a host, or come to a place that somebody books for you.'}
        </span>
        {prove.isError && <span>{` ${sentenceOf(prove.error)}`}</span>}
      </span>
      <Button tone="quiet" size="portal" isOff={prove.isPending} onClick={() => prove.mutate()}>
        Send the link again
      </Button>
    </output>
  );
}

function Waiting({ email }: { email: string }) {
  const forget = useForgetEmail();
  return (
    <output className={styles.waiting}>
      <span>
        We sent a link to <strong>{email}</strong>. Open it within a day; until then nothing changes.
      </span>
      <Button tone="quiet" size="portal" isOff={forget.isPending} onClick={() => forget.mutate()}>
        Keep the present address
      </Button>
    </output>
  );
}

const EMPTY = { email: '', password: '' };

function ChangeForm() {
  const form = useForm({ defaultValues: EMPTY });
  const ask = useAskForEmail();
  const { errors } = form.formState;

  const submit = form.handleSubmit((wish) =>
    ask.mutate(wish, {
      onSuccess: () => void takeSaved(form, wish, EMPTY),
      onError: (error) => {
        logProblem('The address was not changed', error);
        if (form.getValues('password') === wish.password) form.resetField('password');
        markRefused(form, error);
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {ask.isError && Object.keys(errors).length === 0 && (
        <Problem title="Nothing was changed" description={sentenceOf(ask.error)} />
      )}
      <AccountField
        registered={form.register('email', { required: NO_EMAIL })}
        label="New email"
        error={errors.email?.message}
        most={MOST.address}
        input={{
          type: 'email',
          autoComplete: 'email',
          autoCapitalize: 'off',
          spellCheck: false,
        }}
      />
      <PasswordField
        registered={form.register('password', { required: ASK_PASSWORD })}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        idPrefix="email"
      />
      <Button type="submit" size="portal" isOff={ask.isPending}>
        {ask.isPending ? 'Sending the link...' : 'Send a link to the new address'}
      </Button>
    </form>
  );
}
