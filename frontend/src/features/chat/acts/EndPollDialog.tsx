import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { DialogForm } from '../../../ui/DialogForm';
import styles from './acts.module.css';
import { contentOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { useDialogAct } from './useDialogAct';

/** Asks before a poll ends for everybody: it cannot be opened again. */
export function EndPollDialog({ message, room }: { message: ChatMessage; room: Room }) {
  const dialog = useDialogAct(room.desk, () => room.client.acts.endPoll(message.seq));

  return (
    <DialogForm {...dialog} isFinal title="End this poll?" confirmWord="End poll" closeWord="Leave it open">
      <p className={styles.quote} dir="auto">
        {contentOf(message)}
      </p>
      <p>Nobody can vote or change a vote after that. What was chosen stays for everybody to see.</p>
    </DialogForm>
  );
}
