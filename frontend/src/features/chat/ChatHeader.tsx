import { Info } from 'lucide-react';
import { PageTitle } from '../../ui/PageTitle';
import type { ChatState } from './chat.state';
import styles from './ChatHeader.module.css';

interface Props {
  activity: ChatState['activity'];
  sideId: string;
  isSideOpen: boolean;
  onToggleSide: () => void;
}

/** The chat's name, how many are about, and, where there is no room for it, the way to the side column. */
export function ChatHeader({ activity, sideId, isSideOpen, onToggleSide }: Props) {
  return (
    <header className={styles.header}>
      <PageTitle title="Group Chat" className={styles.title} />
      {activity && (
        <p className={styles.active}>
          <span className={styles.dot} aria-hidden="true" />
          <span className="tabular">
            {activity.activeMembers}/{activity.totalMembers}
          </span>
          &nbsp;active
        </p>
      )}
      <button
        type="button"
        className={styles.about}
        aria-expanded={isSideOpen}
        aria-controls={sideId}
        onClick={onToggleSide}
      >
        <Info aria-hidden="true" size={20} strokeWidth={1.75} />
        About
      </button>
    </header>
  );
}
