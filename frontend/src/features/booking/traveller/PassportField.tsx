import { useState } from 'react';
import { ShowButton } from '../../../ui/ShowButton';
import styles from './PassportField.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
  /** What stands below the label. */
  hint?: string;
}

const HINT = 'Not at hand? Leave it empty and add it after booking, under Your profile.';

/** A passport number: readable while typed, dots once left, until asked to show. */
export function PassportField({ form, traveller, hint = HINT }: Props) {
  const [isShown, setShown] = useState(false);

  return (
    <div className={isShown ? undefined : styles.masked}>
      <TravellerTextField
        form={form}
        traveller={traveller}
        field="passportNumber"
        hint={hint}
        input={{ autoCapitalize: 'characters', spellCheck: false }}
        end={<ShowButton what="passport number" isShown={isShown} onToggle={setShown} />}
      />
    </div>
  );
}
