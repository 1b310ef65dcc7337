import { useState } from 'react';
import { readWantsNotes, writeWantsNotes } from '../../../api/device/chatNotify';
import { askToNotify, canAskToNotify, mayNotify, notify } from '../../../lib/browser/notify';
import { Button } from '../../../ui/Button';
import styles from '../room/SidePanel.module.css';

const REFUSED = 'Your browser does not allow it. You can change that in its settings for this site.';
const UNABLE = 'This device shows no notifications of a page. A mail can tell you instead.';

/** Asks for quiet notifications on this device, or ends them. The browser is asked at a person's word only. */
export function NotifySwitch({ userId }: { userId: number }) {
  const [isOn, setOn] = useState(() => mayNotify() && readWantsNotes(userId));
  const [problem, setProblem] = useState<string | null>(null);
  if (!canAskToNotify()) return null;

  const turn = async () => {
    const found = isOn ? null : await problemHere();
    const wants = !isOn && found === null;
    writeWantsNotes(userId, wants);
    setProblem(found);
    setOn(wants);
  };

  return (
    <>
      <p className={styles.note}>
        {isOn
          ? 'This device tells you quietly of new messages while this tab is in the background.'
          : 'Hear quietly of new messages while this tab is in the background.'}
      </p>
      {problem && (
        <p className={styles.note} role="alert">
          {problem}
        </p>
      )}
      {problem !== UNABLE && (
        <Button tone="quiet" size="portal" className={styles.wide} onClick={() => void turn()}>
          {isOn ? 'Turn off' : 'Notify me on this device'}
        </Button>
      )}
    </>
  );
}

/** Asks the person, and tries it: only the first notification tells whether the device can show any. */
async function problemHere(): Promise<string | null> {
  if (!(await askToNotify())) return REFUSED;
  return notify('Notifications are on', 'You hear of new messages like this.') ? null : UNABLE;
}
