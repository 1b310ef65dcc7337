import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styles from './StatusMark.module.css';

/** A status is told by word, icon and colour, so that it is told without colour too. */
export interface StatusLook {
  word: string;
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'error' | 'info' | 'plain';
}

/** A status as a small mark: icon, word, colour. Drawn again only for another look: tables hold hundreds. */
export const StatusMark = memo(function StatusMark({
  look: { word, icon: Icon, tone },
}: {
  look: StatusLook;
}) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon aria-hidden="true" size={14} strokeWidth={2.25} />
      {word}
    </span>
  );
});
