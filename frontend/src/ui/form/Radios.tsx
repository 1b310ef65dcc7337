import { type ReactNode, useId } from 'react';
import styles from './Radios.module.css';
import tick from './Tick.module.css';
import { UNRESTORED } from './unrestored';

interface Option<T> {
  value: T;
  label: ReactNode;
}

interface Props<T> {
  /** The question. */
  label: string;
  /** A heading of a form's part, a field's label, or read by a screen reader alone where a heading says it already. */
  labelIs: 'heading' | 'field' | 'hidden';
  name: string;
  options: readonly Option<T>[];
  value: T;
  /** Names the chosen control, where a link leads to it. */
  chosenId?: string | undefined;
  hint?: string;
  isInRow?: boolean;
  isLocked?: boolean;
  onChoose: (value: T) => void;
}

/** One of a few, all of them in sight, in a form for visitors and guests. */
export function Radios<T extends string>(props: Props<T>) {
  const { label, labelIs, name, options, value, chosenId, hint, isInRow, isLocked, onChoose } = props;
  const id = useId();
  const hintId = hint && `${id}-hint`;

  return (
    <div>
      {labelIs === 'heading' && (
        <h3 id={id} className={styles.heading}>
          {label}
        </h3>
      )}
      {labelIs === 'field' && (
        <p id={id} className={styles.field}>
          {label}
        </p>
      )}
      <div
        role="radiogroup"
        className={isInRow ? styles.row : styles.column}
        aria-describedby={hintId}
        {...(labelIs === 'hidden' ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        {options.map((option) => (
          <label key={option.value} className={tick.tick}>
            <input
              {...UNRESTORED}
              type="radio"
              id={option.value === value ? chosenId : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isLocked}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
