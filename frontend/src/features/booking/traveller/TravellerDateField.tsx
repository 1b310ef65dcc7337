import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import { type DateField, fieldRow } from '../../../../../backend/contracts/traveller-fields';
import type { BirthEntry } from './birthDate';
import styles from './TravellerDateField.module.css';
import { type TravellersForm, useRegistered, useTravellerField } from './useTravellersForm';

interface Part {
  part: keyof BirthEntry;
  label: string;
  maxLength: number;
  inputMode: 'text' | 'numeric';
}

const PARTS: readonly Part[] = [
  { part: 'month', label: 'Month', maxLength: 9, inputMode: 'text' },
  { part: 'day', label: 'Day', maxLength: 2, inputMode: 'numeric' },
  { part: 'year', label: 'Year', maxLength: 4, inputMode: 'numeric' },
];

interface Props {
  form: TravellersForm;
  traveller: number;
  field: DateField;
  hint: string;
}

/** A date in three fields, month first; no calendar to page through forty years. Judged when all three are left. */
export function TravellerDateField({ form, traveller, field, hint }: Props) {
  const { error, judge, forgive } = useTravellerField(form, traveller, field);
  const { label, autofill } = fieldRow(field);
  const id = `guest${traveller + 1}-${field}`;
  const describedBy = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  const judgeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) judge();
  };

  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <DatePart
            key={part.part}
            {...part}
            form={form}
            name={`travellers.${traveller}.${field}.${part.part}`}
            id={`${id}-${part.part}`}
            errorId={error ? `${id}-error` : undefined}
            // The browser's own names of the three begin with the day's.
            autoComplete={autofill ? `section-guest${traveller + 1} ${autofill}-${part.part}` : 'off'}
            onChange={forgive}
            onBlur={judgeOnLeaving}
          />
        ))}
      </div>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </fieldset>
  );
}

interface PartProps extends Part {
  form: TravellersForm;
  name: `travellers.${number}.${Props['field']}.${keyof BirthEntry}`;
  id: string;
  errorId: string | undefined;
  autoComplete: string;
  onChange: () => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

function DatePart(props: PartProps) {
  const { form, name, label, id, errorId, maxLength, inputMode, autoComplete, onChange, onBlur } = props;
  const registered = useRegistered(form, name, { onChange, onBlur });
  const input = { id, maxLength, inputMode, autoComplete, 'aria-describedby': errorId };
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput {...registered} error={errorId !== undefined} slotProps={{ input }} />
    </div>
  );
}
