import { Pencil } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { isUnseen } from '../../../../../backend/contracts/visible';
import { Button } from '../../../ui/Button';
import { ComposerTarget } from './ComposerTarget';
import styles from './Composer.module.css';
import { lengthNote } from './composer.rules';
import { MessageBox } from './MessageBox';
import { contentOf, lineOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { useEditText } from './useEditText';

/** An own message in the box again. What was being written meanwhile is still there afterwards. */
export function EditComposer({ message, room }: { message: ChatMessage; room: Room }) {
  const { text, setText, hasChanged, goOn, leave } = useEditText(message, room);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const end = box.current?.value.length ?? 0;
    box.current?.focus();
    box.current?.setSelectionRange(end, end);
  }, []);

  const save = async () => {
    const content = isUnseen(text) ? '' : text.trim();
    const canBeEmpty = message.photo !== undefined;
    if (isSaving || (!content && !canBeEmpty) || lengthNote(text)?.isTooLong) return;
    if (content === contentOf(message)) return leave();
    setSaving(true);
    const outcome = await room.client.acts.edit(message.seq, content);
    setSaving(false);
    setProblem(outcome);
    if (outcome !== null) return;
    // What was typed meanwhile is not saved yet.
    if (box.current && box.current.value !== text) goOn(content);
    else leave();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      <ComposerTarget
        icon={<Pencil aria-hidden="true" size={18} strokeWidth={1.75} />}
        title="Editing"
        text={lineOf(message)}
        leaveLabel="Stop editing"
        onLeave={leave}
      />
      <output>
        {hasChanged && (
          <span className={styles.changed}>
            You changed this message in another window meanwhile. Save writes over it.
          </span>
        )}
      </output>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.frame}>
        <MessageBox
          ref={box}
          label="Edit your message"
          value={text}
          onText={setText}
          onSend={() => void save()}
          onKey={(key) => key === 'Escape' && leave()}
        />
        <Button type="submit" size="portal" className={styles.send}>
          Save
        </Button>
      </div>
    </form>
  );
}
