import { ChartBar } from 'lucide-react';
import styles from './Composer.module.css';

interface Props {
  isDisabled: boolean;
  onAsk: () => void;
}

/** Opens what is to be filled in to ask everybody something. */
export function PollButton({ isDisabled, onAsk }: Props) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.poll}`}
      aria-label="Poll"
      title="Ask everybody something, with answers to choose from"
      disabled={isDisabled}
      onClick={onAsk}
    >
      <ChartBar aria-hidden="true" size={22} strokeWidth={1.75} />
    </button>
  );
}
