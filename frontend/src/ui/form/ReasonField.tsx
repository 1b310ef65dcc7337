import { MOST } from '../../../../backend/contracts/text-limits';
import { held } from './bindings';
import { TextField } from './TextField';

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  /** What becomes of it. */
  hint: string;
  error?: string | undefined;
}

/** Said wherever a reason goes into the activity log, which keeps what is in it also of who asks to be forgotten. */
const NEVER_ERASED = 'It is never erased: name nobody in it.';

/** Why: it stays in the activity log. */
export function ReasonField({ value, onChange, label = 'Reason', hint, error }: Props) {
  return (
    <TextField
      isSmall
      rows={2}
      label={label}
      hint={`${hint} ${NEVER_ERASED}`}
      error={error}
      most={MOST.note}
      binding={held(value, onChange)}
    />
  );
}
