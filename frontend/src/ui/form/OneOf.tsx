import { useId } from 'react';
import styles from './OneOf.module.css';

interface Option<T> {
  value: T;
  word: string;
  /** What choosing it means. */
  meaning?: string;
  isDisabled?: boolean;
}

interface Props<T> {
  legend: string;
  hint?: string | undefined;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function OneOf<T extends string | boolean | null>({
  legend,
  hint,
  options,
  value,
  onChange,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {hint && <p className={styles.meaning}>{hint}</p>}
      {options.map(({ value: one, word, meaning, isDisabled }) => (
        <label key={word} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={value === one}
            disabled={isDisabled}
            onChange={() => onChange(one)}
          />
          <span>
            {word}
            {meaning && <span className={styles.meaning}>{meaning}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
