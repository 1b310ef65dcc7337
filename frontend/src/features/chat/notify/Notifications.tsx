import { MailSwitch } from './MailSwitch';
import { NotifySwitch } from './NotifySwitch';
import styles from '../room/SidePanel.module.css';

/** How one hears of messages while one is not here. */
export function Notifications({ userId }: { userId: number }) {
  return (
    <section aria-labelledby="chat-notify">
      <h2 id="chat-notify" className={styles.title}>
        Notifications
      </h2>
      <MailSwitch />
      <NotifySwitch userId={userId} />
    </section>
  );
}
