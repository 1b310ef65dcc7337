import { type ReactNode, useId } from 'react';
import { useTextLimit } from '../../ui/useTextLimit';
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
  /** Characters of the text: what is longer is said at once, and not sent. */
  most?: number;
  children: (control: Control) => ReactNode;
}

/** A label above a plain control, and what is wrong with it below. */
export function Field({ label, hint, error: problem, most, children }: Props) {
  const [holder, tooLong] = useTextLimit(most);
  const error = tooLong ?? problem;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div ref={holder} className={styles.field}>
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
