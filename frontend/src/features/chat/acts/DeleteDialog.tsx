import { useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ProblemLine } from '../../../ui/ProblemLine';
import styles from './AskDialog.module.css';
import { lineOf } from '../engine/message.rules';
import type { Room } from '../room/room';

/** Asks before a message is deleted for everybody: it cannot be brought back. */
export function DeleteDialog({ message, room }: { message: ChatMessage; room: Room }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { client, desk, me } = room;
  const isOwn = message.sender.id === me?.id;

  const remove = async () => {
    const outcome = await client.acts.delete(message.seq);
    setProblem(outcome);
    if (outcome === null) desk.close();
  };

  return (
    <Dialog label="Delete this message?" onClose={desk.close}>
      <div className={styles.ask}>
        <h2 className={styles.title}>Delete this message?</h2>
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
        <ProblemLine>{problem}</ProblemLine>
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={desk.close}>
            Keep it
          </Button>
          <Button size="portal" className={styles.danger} onClick={() => void remove()}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
