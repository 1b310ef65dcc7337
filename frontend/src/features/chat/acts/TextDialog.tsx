import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import styles from './acts.module.css';
import { contentOf } from '../engine/message.rules';
import type { Room } from '../room/room';

/** A message's text, of which a finger selects a part: in the list a long press opens the message's menu. */
export function TextDialog({ message, room: { desk } }: { message: ChatMessage; room: Room }) {
  return (
    <Dialog label="Select text" onClose={desk.close}>
      <div className={styles.ask}>
        <h2 className={styles.title}>Select text</h2>
        <p className={styles.whole} dir="auto">
          {contentOf(message)}
        </p>
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={desk.close}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
