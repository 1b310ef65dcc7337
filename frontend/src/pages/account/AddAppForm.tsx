import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { NO_CODE } from '../../../../backend/contracts/account-words';
import { logProblem, sentenceOf } from '../../api/errors';
import { type NewApp, useAddApp } from '../../api/factors';
import { CodeField } from '../../features/account/CodeField';
import { markRefused } from '../../features/account/fieldProblems';
import { Problem } from '../../features/account/Problem';
import { afterPress } from '../../lib/browser/press';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import styles from './AccountPage.module.css';

interface Props {
  app: NewApp;
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Brings a secret into an authenticator app, and shows by a code that it is there. */
export function AddAppForm({ app: { id, secret, uri }, onAdded, onCancel }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const add = useAddApp();
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(({ code }) =>
    add.mutate(
      { id, code, name: 'Authenticator app' },
      {
        onSuccess: ({ recoveryCodes }) => afterPress(() => onAdded(recoveryCodes)),
        onError: (error) => {
          logProblem('The app was not added', error);
          markRefused(form, error);
        },
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        Read this picture with your authenticator app, or type the key into it: <code>{inFours(secret)}</code>
      </p>
      <QrCode text={uri} label="Picture for an authenticator app" className={styles.qr ?? ''} />
      {add.isError && Object.keys(errors).length === 0 && (
        <Problem title="App not added" description={sentenceOf(add.error)} />
      )}
      <CodeField
        registered={form.register('code', { required: NO_CODE })}
        hint="The six digits that the app shows now."
        error={errors.code?.message}
        idPrefix="app"
      />
      <div className={styles.ways}>
        <Button type="submit" size="portal" isOff={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add the app'}
        </Button>
        <Button tone="quiet" size="portal" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
