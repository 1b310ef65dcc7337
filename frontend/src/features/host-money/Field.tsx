import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a control needs to be named and to point at its help and its error. */
interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A label above a plain control, and what is wrong with it below. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
