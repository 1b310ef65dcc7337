import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import type { BirthEntry } from './birthDate';
import styles from './TravellerDateField.module.css';
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
  field: 'dateOfBirth' | 'passportExpiresOn';
  legend: string;
  hint: string;
  /** How the browser's own names of the three begin; without one it fills in nothing. */
  autoComplete?: 'bday';
}

/** A date in three fields, month first; no calendar to page through forty years. Judged when all three are left. */
export function TravellerDateField({ form, traveller, field, legend, hint, autoComplete }: Props) {
  const { error, judge, forgive } = useTravellerField(form, traveller, field);
  const id = `guest${traveller + 1}-${field}`;
  const describedBy = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  const judgeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) judge();
  };

  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.parts}>
        {PARTS.map(({ part, label, maxLength, inputMode }) => {
          const { ref, ...registered } = form.register(`travellers.${traveller}.${field}.${part}`, {
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
                    autoComplete: autoComplete
                      ? `section-guest${traveller + 1} ${autoComplete}-${part}`
                      : 'off',
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
