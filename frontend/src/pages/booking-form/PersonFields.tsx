import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { ADULT_YEARS } from '../../../../backend/contracts/travel-dates';
import type { JudgedField } from '../../features/registration/registrationProblems';
import { afterPress } from '../../lib/press';
import { FormField } from '../../ui/FormField';
import styles from './BookingForm.module.css';
import type { RegistrationForm } from './useRegistrationForm';

interface FieldProps {
  form: RegistrationForm;
  isReady: boolean;
  field: JudgedField;
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** Characters of the text. */
  most?: number;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** Judged when left after an edit, forgiven when edited. */
function PersonField({ form, isReady, field, label, isOptional = false, hint, most, input }: FieldProps) {
  const judge = () => {
    if (form.getFieldState(field).isDirty) afterPress(() => void form.trigger(field));
  };
  const { ref, ...registered } = form.register(field, {
    onChange: () => form.clearErrors(field),
    onBlur: judge,
  });

  return (
    <FormField
      id={field}
      label={label}
      isOptional={isOptional}
      most={most}
      error={form.formState.errors[field]?.message}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <OutlinedInput
          // A drawn field has no name: sent without script, it would stand in the address.
          {...(isReady && { ...registered, inputRef: ref })}
          fullWidth
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}

/** Who travels. */
export function PersonFields({ form, isReady }: Pick<FieldProps, 'form' | 'isReady'>) {
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>Who travels is {ADULT_YEARS} or older on the day of sailing.</p>
      <PersonField
        form={form}
        isReady={isReady}
        field="name"
        label="Full Name"
        most={MOST.wholeName}
        input={{ autoComplete: 'name' }}
      />
      <PersonField
        form={form}
        isReady={isReady}
        field="email"
        label="Email Address"
        hint="Your confirmation and your login go here."
        most={MOST.address}
        input={{
          type: 'email',
          autoComplete: 'email',
          autoCapitalize: 'off',
          spellCheck: false,
        }}
      />
      <PersonField
        form={form}
        isReady={isReady}
        field="phone"
        label="Phone Number"
        isOptional
        hint="Only for sailing-day changes."
        most={MOST.phone}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
    </div>
  );
}
