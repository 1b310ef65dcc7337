import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import styles from './FormField.module.css';
import { useTextLimit } from '../useTextLimit';

/** What a control needs to point at its help and its error. */
interface DescribedBy {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FormFieldProps {
  id: string;
  label: string;
  isOptional?: boolean | undefined;
  /** Why we ask, or how to answer; stands between label and control. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Characters of the text: what is longer is said at once, and not sent. */
  most?: number | undefined;
  children: (control: DescribedBy) => ReactNode;
}

/** A label above a control, and what is wrong with it below. Required is the rule, so only optional fields say so. */
export function FormField({
  id,
  label,
  isOptional = false,
  hint,
  error: problem,
  most,
  children,
}: FormFieldProps) {
  const [holder, tooLong] = useTextLimit(most);
  const error = tooLong ?? problem;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;

  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </FormLabel>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <div ref={holder} className={styles.control}>
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      </div>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
