import { useId } from 'react';
import type { Checklist } from '../../api/records';
import { progressOf } from './checklistWords';
import styles from './ChecklistProgress.module.css';

/** How far one is with everything before sailing, as a bar and in words. */
export function ChecklistProgress({ checklist }: { checklist: Checklist }) {
  const id = useId();
  const { done, total } = progressOf(checklist);
  const words = done === total ? 'Everything is done' : `${done} of ${total} done`;
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.words}>
        {words}
      </span>
      <progress className={styles.bar} aria-labelledby={id} aria-valuetext={words} max={total} value={done} />
    </div>
  );
}
