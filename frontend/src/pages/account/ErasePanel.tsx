import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ASK_PASSWORD, CONFIRM_ERASURE } from '../../../../backend/contracts/account-words';
import { eraseAccount } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { useLogout } from '../../api/logout';
import { PasswordField } from '../../features/account/PasswordField';
import { Problem } from '../../features/account/Problem';
import { Panel } from '../../features/booking/frame/Panel';
import { Button } from '../../ui/Button';
import { TickBox } from '../../ui/form/TickBox';
import styles from './AccountPage.module.css';
import type { Leaving } from './leaving';
import { markRefused } from '../../features/account/fieldProblems';

/** To be forgotten: what is deleted, what has to stay, and the last question. */
export function ErasePanel(leaving: Leaving) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title="Delete your account">
      <p>
        Your name, address, documents and travel details are removed for good. Your messages stay as those of
        a deleted user, and the law has us keep payments for seven years, without your name.
      </p>
      {isAsked ? (
        <EraseForm {...leaving} onKeep={() => setAsked(false)} />
      ) : (
        <div>
          <Button tone="quiet" size="portal" onClick={() => setAsked(true)}>
            Delete my account
          </Button>
        </div>
      )}
    </Panel>
  );
}

function EraseForm({ onLeft, onUnknown, onKeep }: Leaving & { onKeep: () => void }) {
  const form = useForm({ defaultValues: { password: '', confirms: false } });
  const erase = useLogout(onLeft, { end: () => eraseAccount(form.getValues('password')), onUnknown });
  const { errors } = form.formState;
  const submit = form.handleSubmit(() =>
    erase.mutate(undefined, {
      onError: (error) => {
        logProblem('The account was not deleted', error);
        markRefused(form, error);
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {erase.isError && Object.keys(errors).length === 0 && (
        <Problem title="Not deleted" description={sentenceOf(erase.error)} />
      )}
      <PasswordField
        registered={form.register('password', { required: ASK_PASSWORD })}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        idPrefix="erase"
      />
      <Controller
        control={form.control}
        name="confirms"
        rules={{ required: CONFIRM_ERASURE }}
        render={({ field }) => (
          <TickBox field={field} error={errors.confirms?.message}>
            I understand that this cannot be undone.
          </TickBox>
        )}
      />
      <Button type="submit" size="portal" isOff={erase.isPending}>
        {erase.isPending ? 'Deleting...' : 'Delete my account for good'}
      </Button>
      <Button tone="quiet" size="portal" onClick={onKeep}>
        Keep it
      </Button>
    </form>
  );
}
