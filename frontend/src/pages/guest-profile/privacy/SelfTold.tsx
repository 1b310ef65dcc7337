import { MOST_ABOUT_SIGNS, MOST_TOWN_SIGNS } from '../../../../../backend/contracts/self-told';
import type { Privacy } from '../../../api/records';
import { useUnsavedWarning } from '../../../lib/browser/unsaved';
import { Button } from '../../../ui/Button';
import { bound } from '../../../ui/form/bindings';
import { TextField } from '../../../ui/form/TextField';
import { useKeptForm } from '../../../ui/form/useKeptForm';
import styles from './PrivacyPanel.module.css';

type Told = Pick<Privacy, 'homeTown' | 'about'>;

interface Props {
  /** As it is saved: what is typed stays when saving it fails. */
  told: Told;
  isSaving: boolean;
  onSave: (told: Told) => void;
}

/** Where somebody comes from and a few words of their own: typed at leisure, told to the others when it is saved. */
export function SelfTold({ told: { homeTown, about: words }, isSaving, onSave }: Props) {
  const { form, submit } = useKeptForm<Told>({ homeTown, about: words });
  const { register, formState } = form;
  useUnsavedWarning(formState.isDirty && !isSaving);

  return (
    <form className={styles.told} onSubmit={(event) => submit(event, onSave)} noValidate>
      <TextField
        most={MOST_TOWN_SIGNS}
        id="told-town"
        label="Home town"
        isOptional
        hint="Such as Reno, Nevada. No street."
        binding={bound(register('homeTown'))}
        input={{ autoComplete: 'off' }}
      />
      <TextField
        most={MOST_ABOUT_SIGNS}
        id="told-about"
        label="A few words about you"
        isOptional
        hint={`What you look forward to, or what one can ask you. At most ${MOST_ABOUT_SIGNS} characters.`}
        binding={bound(register('about'))}
        rows={2}
      />
      <div className={styles.tell}>
        <Button type="submit" tone="quiet" size="portal" isOff={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <span className={styles.state}>{formState.isDirty && !isSaving && 'Not saved yet'}</span>
      </div>
    </form>
  );
}
