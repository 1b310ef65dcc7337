import type { ReactNode } from 'react';
import styles from './ComposerTarget.module.css';
import { CrossButton } from '../room/CrossButton';

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
        <strong>{title}</strong> <bdi>{text}</bdi>
      </p>
      <CrossButton label={leaveLabel} onPress={onLeave} />
    </div>
  );
}
