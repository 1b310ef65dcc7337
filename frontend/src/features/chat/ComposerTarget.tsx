import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ComposerTarget.module.css';

interface Props {
  icon: ReactNode;
  /** What is going on, such as "Replying to Maya". */
  title: string;
  text: string;
  leaveLabel: string;
  onLeave: () => void;
}

/** What the box below is for just now, and the way out of it. */
export function ComposerTarget({ icon, title, text, leaveLabel, onLeave }: Props) {
  return (
    <div className={styles.target}>
      {icon}
      <p className={styles.words}>
        <strong>{title}</strong> {text}
      </p>
      <button type="button" className={styles.leave} aria-label={leaveLabel} onClick={onLeave}>
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
