import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './CrossButton.module.css';

interface Props {
  /** What it takes away, as a screen reader says it. */
  label: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Puts something away. */
export function CrossButton({ label, onPress }: Props) {
  return (
    <button type="button" className={styles.cross} aria-label={label} onClick={onPress}>
      <X aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}
