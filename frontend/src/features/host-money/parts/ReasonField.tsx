import { MOST } from '../../../../../backend/contracts/text-limits';
import { NEVER_ERASED } from '../../../ui/AskDialog';
import { Field } from './Field';

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
    <Field label={label} hint={`${hint} ${NEVER_ERASED}`} error={error} most={MOST.note}>
      {(control) => (
        <textarea {...control} rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
