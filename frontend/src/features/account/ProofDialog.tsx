import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ASK_PASSWORD, NO_CODE } from '../../../../backend/contracts/account-words';
import { useConfirm, useConfirmByPasskey } from '../../api/confirm';
import { logProblem, sentenceOf } from '../../api/errors';
import { useFactors } from '../../api/factors';
import { answerProof } from '../../api/proof';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CodeField } from './CodeField';
import { markRefused } from './fieldProblems';
import { PasswordField } from './PasswordField';
import { Problem } from './Problem';
import styles from './ProofDialog.module.css';

const TITLE = 'Confirm that it is you';

/** Asks who is signed in to prove it again; what they were about to do goes on by itself. */
export default function ProofDialog() {
  const { data } = useFactors();
  const [by, setBy] = useState<'password' | 'code'>('password');
  const kinds = new Set(data?.factors.map(({ kind }) => kind));
  return (
    <Dialog label={TITLE} onClose={() => answerProof(false)}>
      <div className={styles.proof}>
        <h2 className={styles.title}>{TITLE}</h2>
        <p>What you are about to do gives a lot away. After 15 minutes we ask again who is there.</p>
        {/* Another field is another form. */}
        <ProofForm key={by} by={by} />
        {kinds.size > 0 && (
          <div className={styles.buttons}>
            <Button tone="quiet" size="portal" onClick={() => setBy(by === 'code' ? 'password' : 'code')}>
              {by === 'code' ? 'Use the password' : 'Use a code'}
            </Button>
            {kinds.has('passkey') && <PasskeyButton />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ProofForm({ by }: { by: 'password' | 'code' }) {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const confirm = useConfirm();
  const { errors } = form.formState;
  const submit = form.handleSubmit((proofs) =>
    confirm.mutate(
      { [by]: proofs[by] },
      {
        onSuccess: () => answerProof(true),
        onError: (error) => {
          logProblem('The proof was refused', error);
          form.resetField(by);
          markRefused(form, error);
        },
      },
    ),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {confirm.isError && Object.keys(errors).length === 0 && <NotConfirmed error={confirm.error} />}
      {by === 'code' ? (
        <CodeField
          registered={form.register('code', { required: NO_CODE })}
          hint="From your authenticator app, or a recovery code."
          error={errors.code?.message}
          idPrefix="proof"
        />
      ) : (
        <PasswordField
          registered={form.register('password', { required: ASK_PASSWORD })}
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
          idPrefix="proof"
        />
      )}
      <div className={styles.buttons}>
        <Button tone="quiet" size="portal" onClick={() => answerProof(false)}>
          Cancel
        </Button>
        <Button type="submit" size="portal" isOff={confirm.isPending}>
          {confirm.isPending ? 'Confirming...' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}

function PasskeyButton() {
  const confirm = useConfirmByPasskey();
  const ask = () =>
    confirm.mutate(undefined, {
      onSuccess: () => answerProof(true),
      onError: (error) => logProblem('The proof was refused', error),
    });
  return (
    <>
      <Button tone="quiet" size="portal" isOff={confirm.isPending} onClick={ask}>
        {confirm.isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
      </Button>
      {confirm.isError && <NotConfirmed error={confirm.error} />}
    </>
  );
}

const NotConfirmed = ({ error }: { error: unknown }) => (
  <Problem title="Not confirmed" description={sentenceOf(error)} />
);
