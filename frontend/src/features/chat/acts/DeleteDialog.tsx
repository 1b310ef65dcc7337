import { useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { DialogForm } from '../../../ui/DialogForm';
import styles from './acts.module.css';
import { lineOf } from '../engine/message.rules';
import type { Room } from '../room/room';

/** Asks before a message is deleted for everybody: it cannot be brought back. */
export function DeleteDialog({ message, room }: { message: ChatMessage; room: Room }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { client, desk, me } = room;
  const isOwn = message.sender.id === me?.id;

  const remove = async () => {
    setBusy(true);
    const outcome = await client.acts.delete(message.seq);
    setBusy(false);
    setProblem(outcome);
    if (outcome === null) desk.close();
  };

  return (
    <DialogForm
      isDanger
      title="Delete this message?"
      confirmWord="Delete"
      closeWord="Keep it"
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={desk.close}
    >
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
