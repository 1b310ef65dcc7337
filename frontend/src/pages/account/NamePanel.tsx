import { NO_FIRST_NAME } from '../../../../backend/contracts/name-problem';
import { MOST } from '../../../../backend/contracts/text-limits';
import { type Account, useRename } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { AccountField } from '../../features/account/AccountField';
import { Problem } from '../../features/account/Problem';
import { Panel } from '../../features/booking/frame/Panel';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { Button } from '../../ui/Button';
import { useKeptForm } from '../../ui/form/useKeptForm';
import { toastSuccess } from '../../ui/toast';
import styles from './AccountPage.module.css';
import { markRefused } from '../../features/account/fieldProblems';

/** The name in the chat and in the menu. The name in the passport is another record. */
export function NamePanel({ account: { firstName, lastName, version } }: { account: Account }) {
  const { form, submit } = useKeptForm({ firstName, lastName });
  const rename = useRename();
  const { errors, isDirty } = form.formState;
  useUnsavedWarning(isDirty && !rename.isPending);

  const save = (name: { firstName: string; lastName: string }) =>
    rename.mutate(
      { ...name, version },
      {
        onSuccess: () => toastSuccess({ title: 'Name saved' }),
        onError: (error) => {
          logProblem('The name was not saved', error);
          markRefused(form, error);
        },
      },
    );

  return (
    <Panel title="Name">
      <form className={styles.form} onSubmit={(event) => submit(event, save)} noValidate>
        <p className={styles.muted}>
          How you are greeted, and how the others read you in the chat. The name in your passport is kept with
          your trip.
        </p>
        {rename.isError && Object.keys(errors).length === 0 && (
          <Problem title="Name not saved" description={sentenceOf(rename.error)} />
        )}
        <div className={styles.pair}>
          <AccountField
            registered={form.register('firstName', { required: NO_FIRST_NAME })}
            label="First name"
            error={errors.firstName?.message}
            most={MOST.name}
            input={{ autoComplete: 'given-name' }}
          />
          <AccountField
            registered={form.register('lastName')}
            label="Last name"
            hint="Leave it empty if you have one name."
            error={errors.lastName?.message}
            most={MOST.name}
            input={{ autoComplete: 'family-name' }}
          />
        </div>
        <Button type="submit" size="portal" isOff={rename.isPending}>
          {rename.isPending ? 'Saving...' : 'Save name'}
        </Button>
      </form>
    </Panel>
  );
}
