import { useState } from 'react';
import { readWantsNotes, writeWantsNotes } from '../../api/chat-notify';
import { Button } from '../../ui/Button';
import styles from './SidePanel.module.css';

const isPossible = () => 'Notification' in window;

/** Asks for quiet notifications on this device, or ends them. The browser is asked at a person's word only. */
export function NotifySwitch({ userId }: { userId: number }) {
  const [isOn, setOn] = useState(
    () => isPossible() && Notification.permission === 'granted' && readWantsNotes(userId),
  );
  const [isRefused, setRefused] = useState(false);
  if (!isPossible()) return null;

  const turn = async () => {
    const permission = isOn ? 'granted' : await Notification.requestPermission();
    const wants = !isOn && permission === 'granted';
    writeWantsNotes(userId, wants);
    setRefused(!isOn && !wants);
    setOn(wants);
  };

  return (
    <>
      <p className={styles.note}>
        {isOn
          ? 'This device tells you quietly of new messages while this tab is in the background.'
          : 'Hear quietly of new messages while this tab is in the background.'}
      </p>
      {isRefused && (
        <p className={styles.note} role="alert">
          Your browser does not allow it. You can change that in its settings for this site.
        </p>
      )}
      <Button tone="quiet" size="portal" className={styles.wide} onClick={() => void turn()}>
        {isOn ? 'Turn off' : 'Notify me on this device'}
      </Button>
    </>
  );
}
