import { MOST } from '../../../../backend/contracts/text-limits';
import type { JudgedField } from '../../features/registration/registrationProblems';
import { afterPress } from '../../lib/browser/press';
import { bound } from '../../ui/form/bindings';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';
import styles from './BookingForm.module.css';
import type { RegistrationForm } from './useRegistrationForm';

interface FieldProps extends Pick<TextFieldProps, 'label' | 'isOptional' | 'hint' | 'most' | 'input'> {
  form: RegistrationForm;
  isReady: boolean;
  field: JudgedField;
}

/** Judged when left after an edit, forgiven when edited. */
function PersonField({ form, isReady, field, ...text }: FieldProps) {
  const judge = () => {
    if (form.getFieldState(field).isDirty) afterPress(() => void form.trigger(field));
  };
  const registered = form.register(field, {
    onChange: () => form.clearErrors(field),
    onBlur: judge,
  });

  return (
    <TextField
      id={field}
      error={form.formState.errors[field]?.message}
      // A drawn field has no name: sent without script, it would stand in the address.
      binding={isReady ? bound(registered) : {}}
      {...text}
    />
  );
}

interface Props extends Pick<FieldProps, 'form' | 'isReady'> {
  /** They share the cabin with somebody. */
  isForTwo: boolean;
  /** What the trip asks for, in years. */
  minimumAge: number;
}

/** Who travels. */
export function PersonFields({ form, isReady, isForTwo, minimumAge }: Props) {
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>Who travels is {minimumAge} or older on the day of sailing.</p>
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
      {isForTwo && (
        <PersonField
          form={form}
          isReady={isReady}
          field="companion"
          label="Name of the second traveller"
          most={MOST.wholeName}
          input={{ autoComplete: 'off' }}
        />
      )}
    </div>
  );
}
