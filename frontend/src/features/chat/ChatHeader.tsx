import { Info, Search } from 'lucide-react';
import { memo } from 'react';
import { PageTitle } from '../../ui/PageTitle';
import type { ChatState } from './engine/chat.model';
import styles from './ChatHeader.module.css';
import { GroupChoice } from './GroupChoice';
import { useGroups } from './useGroups';
import type { SideName } from './side/SideColumn';

interface Props {
  connection: ChatState['connection'];
  /** Whose group's chat it is; null while that is not known. */
  tripId: number | null;
  /** Whether this group was chosen here a moment ago. */
  wasChosen: boolean;
  /** Hears that another group is chosen. */
  onChosen: () => void;
  here: number;
  sideId: string;
  /** What stands beside the messages, or over them where there is no room beside; null for nothing there. */
  side: SideName | null;
  onSide: (side: SideName) => void;
}

/** The chat's name, or for who is in several groups the choice of them, how many are here now, the search, and, where there is no room for it, the way to the side column. */
export const ChatHeader = memo(function ChatHeader({
  connection,
  tripId,
  wasChosen,
  onChosen,
  here,
  sideId,
  side,
  onSide,
}: Props) {
  const groups = useGroups(tripId);
  return (
    <header className={styles.header} data-choice={groups !== null}>
      <PageTitle title="Group Chat" className={groups ? 'visually-hidden' : styles.title} />
      {groups && <GroupChoice groups={groups} wasChosen={wasChosen} onChosen={onChosen} />}
      {connection.state === 'live' && here > 0 && (
        <p
          className={styles.active}
          title="People in the chat now, you included; away after five minutes on another page or screen"
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className="tabular">{here.toLocaleString('en-US')}</span>
          <span className={styles.hereNow}>&nbsp;here now</span>
        </p>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-expanded={side === 'search'}
        aria-controls={sideId}
        onClick={() => onSide('search')}
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className={styles.toolName}>Search</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        data-narrow="true"
        aria-expanded={side === 'about'}
        aria-controls={sideId}
        onClick={() => onSide('about')}
      >
        <Info aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className={styles.toolName}>About</span>
      </button>
    </header>
  );
});
