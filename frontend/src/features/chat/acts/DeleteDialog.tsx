import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { DialogForm } from '../../../ui/DialogForm';
import styles from './acts.module.css';
import { lineOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { useDialogAct } from './useDialogAct';

/** Asks before a message is deleted for everybody: it cannot be brought back. */
export function DeleteDialog({ message, room }: { message: ChatMessage; room: Room }) {
  const { client, desk, me } = room;
  const isOwn = message.sender.id === me?.id;
  const dialog = useDialogAct(desk, () => client.acts.delete(message.seq));

  return (
    <DialogForm {...dialog} isDanger title="Delete this message?" confirmWord="Delete" closeWord="Keep it">
      <p className={styles.quote} dir="auto">
        {lineOf(message)}
      </p>
      <p>
        It goes for everybody
        {!isOwn && (
          <span>
            , <bdi>{message.sender.name}</bdi> sees that it was deleted
          </span>
        )}
        <span>. This cannot be undone.</span>
      </p>
    </DialogForm>
  );
}
