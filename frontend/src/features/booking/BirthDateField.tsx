import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import type { BirthEntry } from './birthDate';
import styles from './BirthDateField.module.css';
import { type TravellersForm, useTravellerField } from './useTravellersForm';

const PARTS: readonly {
  part: keyof BirthEntry;
  label: string;
  maxLength: number;
  inputMode: 'text' | 'numeric';
}[] = [
  { part: 'month', label: 'Month', maxLength: 9, inputMode: 'text' },
  { part: 'day', label: 'Day', maxLength: 2, inputMode: 'numeric' },
  { part: 'year', label: 'Year', maxLength: 4, inputMode: 'numeric' },
];

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** A date of birth in three fields, month first; no calendar to page through forty years. Judged when all three are left. */
export function BirthDateField({ form, traveller }: Props) {
  const { error, judge, forgive } = useTravellerField(form, traveller, 'dateOfBirth');
  const id = `guest${traveller + 1}-dateOfBirth`;
  const describedBy = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  const judgeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) judge();
  };

  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>Date of birth</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        For example March 27, 1990. Travellers are 18 or older on the day of sailing.
      </p>
      <div className={styles.parts}>
        {PARTS.map(({ part, label, maxLength, inputMode }) => {
          const { ref, ...registered } = form.register(`travellers.${traveller}.dateOfBirth.${part}`, {
            onChange: forgive,
            onBlur: judgeOnLeaving,
          });
          return (
            <div key={part} className={styles.part}>
              <label htmlFor={`${id}-${part}`}>{label}</label>
              <OutlinedInput
                {...registered}
                inputRef={ref}
                error={Boolean(error)}
                slotProps={{
                  input: {
                    id: `${id}-${part}`,
                    maxLength,
                    inputMode,
                    autoComplete: `section-guest${traveller + 1} bday-${part}`,
                    'aria-describedby': error ? `${id}-error` : undefined,
                  },
                }}
              />
            </div>
          );
        })}
      </div>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </fieldset>
  );
}
