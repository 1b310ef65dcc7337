import { ArrowDown } from 'lucide-react';
import styles from './JumpToLatest.module.css';

interface Props {
  /** Messages below that have not been in view. */
  below: number;
  onJump: () => void;
}

/** The way back to the end of the list. */
export function JumpToLatest({ below, onJump }: Props) {
  return (
    <button type="button" className={styles.jump} onClick={onJump}>
      <ArrowDown aria-hidden="true" size={16} strokeWidth={2} />
      <span>
        {below > 0
          ? `${below.toLocaleString('en-US')} new ${below === 1 ? 'message' : 'messages'}`
          : 'Jump to latest'}
      </span>
    </button>
  );
}
