import { Megaphone } from 'lucide-react';
import styles from './Composer.module.css';

interface Props {
  isOn: boolean;
  onToggle: () => void;
}

/** For hosts: the next message is shown apart from talk, and mailed to who does not read it in time. */
export function AnnounceSwitch({ isOn, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      title="An announcement stands out, and is mailed to those who have not read it within an hour"
      onClick={onToggle}
    >
      <Megaphone aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className={styles.toolName}>Announce</span>
    </button>
  );
}
