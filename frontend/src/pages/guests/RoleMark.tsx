import type { DirectoryPerson } from '../../api/guestArea';
import styles from './RoleMark.module.css';

/** "Host" and "You", in words beside a name; nothing for the others. */
export function RoleMark({ person: { isHost, isYou } }: { person: DirectoryPerson }) {
  return (
    <>
      {isHost && <span className={styles.host}>Host</span>}
      {isYou && <span className={styles.you}>You</span>}
    </>
  );
}
