import { NEVER_ERASED } from '../../ui/AskDialog';
import { Field } from './Field';

const LONGEST = 500;

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  hint: string;
  error?: string | undefined;
}

/** Why: it stays in the activity log. */
export function ReasonField({ value, onChange, label = 'Reason', hint, error }: Props) {
  return (
    <Field label={label} hint={`${hint} ${NEVER_ERASED}`} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={LONGEST}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
