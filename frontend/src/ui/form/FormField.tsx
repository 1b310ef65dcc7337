import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import styles from './FormField.module.css';
import { type Described, type Description, useDescription } from './useDescription';

export interface FormFieldProps extends Omit<Description, 'id'> {
  /** Without one it makes its own. */
  id?: string | undefined;
  label: string;
  isOptional?: boolean | undefined;
  /** In the portal: a small label, and a control 44 px high. */
  isSmall?: boolean | undefined;
  /** Stands between label and control. */
  hint?: string | undefined;
  children: (control: Described) => ReactNode;
}

/** A label above a control, and what is wrong with it below. Required is the rule, so only optional fields say so. */
export function FormField({
  id,
  label,
  isOptional = false,
  isSmall = false,
  children,
  ...described
}: FormFieldProps) {
  const ownId = useId();
  const { holder, error, hintId, errorId, control } = useDescription({ id: id ?? ownId, ...described });
  return (
    <FormControl error={Boolean(error)} fullWidth className={isSmall ? styles.small : ''}>
      <FormLabel htmlFor={control.id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </FormLabel>
      {described.hint && (
        <span id={hintId} className={styles.hint}>
          {described.hint}
        </span>
      )}
      <div ref={holder} className={styles.control}>
        {children(control)}
      </div>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
