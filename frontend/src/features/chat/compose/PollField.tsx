import { useId } from 'react';
import styles from './PollDialog.module.css';

interface Props {
  label: string;
  value: string;
  /** What is wrong with it; null when nothing is. */
  problem: string | null;
  onText: (text: string) => void;
}

/** A text of a poll, with what is wrong with it below. */
export function PollField({ label, value, problem, onText }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onText(target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
