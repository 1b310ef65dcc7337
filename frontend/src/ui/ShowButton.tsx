import { Eye, EyeOff } from 'lucide-react';
import styles from './ShowButton.module.css';

interface Props {
  /** What is shown, as a sentence goes on: "password". */
  what: string;
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
}

/** Stands at the end of a field whose text is hidden until its owner asks to see it. */
export function ShowButton({ what, isShown, onToggle }: Props) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={`Show ${what}`}
      aria-pressed={isShown}
      onClick={() => onToggle(!isShown)}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}
