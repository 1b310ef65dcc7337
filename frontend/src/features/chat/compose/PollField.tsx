import { type KeyboardEvent, useId } from 'react';
import { sends } from './composer.rules';
import styles from './PollDialog.module.css';

interface Props {
  label: string;
  value: string;
  /** What is wrong with it; null when nothing is. */
  problem: string | null;
  onText: (text: string) => void;
}

/** Enter leads on: it would send the poll to everybody while somebody is still at its answers. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  // Not the Enter that ends a composition.
  if (!sends(event.nativeEvent)) return;
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
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
        enterKeyHint="next"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={goOn}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
