import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './PassportField.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** A passport number: readable while typed, dots once left, until asked to show. */
export function PassportField({ form, traveller }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <div className={isShown ? undefined : styles.masked}>
      <TravellerTextField
        form={form}
        traveller={traveller}
        field="passportNumber"
        label="Passport number"
        isOptional
        hint="Not at hand? You can also give it at check-in in the terminal."
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }}
        end={
          <button
            type="button"
            className={styles.show}
            aria-label="Show passport number"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        }
      />
    </div>
  );
}
