import { type ReactNode, useId } from 'react';
import { type Described, type Description, useDescription } from '../../../ui/form/useDescription';
import styles from './Field.module.css';

interface Props extends Omit<Description, 'id'> {
  label: string;
  children: (control: Described) => ReactNode;
}

/** A label above a plain control, and what is wrong with it below. */
export function Field({ label, children, ...described }: Props) {
  const { holder, error, hintId, errorId, control } = useDescription({ id: useId(), ...described });
  return (
    <div ref={holder} className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {described.hint && (
        <p id={hintId} className={styles.hint}>
          {described.hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
