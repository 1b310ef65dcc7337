import type { StatusLook } from './statuses';
import styles from './StatusMark.module.css';

/** A status as a small mark: icon, word, colour. */
export function StatusMark({ look: { word, icon: Icon, tone } }: { look: StatusLook }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon aria-hidden="true" size={14} strokeWidth={2.25} />
      {word}
    </span>
  );
}
