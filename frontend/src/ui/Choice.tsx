import { useId } from 'react';
import styles from './Choice.module.css';

interface Props<T extends string> {
  label: string;
  /** What each value is called, in the order of the list. */
  names: Partial<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
  /** In the portal, 44 px high. */
  isSmall?: boolean;
}

/** A list to choose one from. A value that is not on it shows as the first. */
export function Choice<T extends string>({ label, names, value, onChange, isSmall = false }: Props<T>) {
  const id = useId();
  const values = Object.keys(names) as T[];
  return (
    <div className={isSmall ? `${styles.field} ${styles.small}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={values.includes(value) ? value : values[0]}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
