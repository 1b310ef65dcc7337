import { Pencil } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../backend/contracts/chat-events';
import { Button } from '../../ui/Button';
import { ComposerTarget } from './ComposerTarget';
import styles from './Composer.module.css';
import { lengthNote } from './composer.rules';
import { MessageBox } from './MessageBox';
import { contentOf, lineOf } from './message.rules';
import type { Room } from './room';

/** An own message in the box again. What was being written meanwhile is still there afterwards. */
export function EditComposer({ message, room: { client, desk } }: { message: ChatMessage; room: Room }) {
  const [text, setText] = useState(() => contentOf(message));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const end = box.current?.value.length ?? 0;
    box.current?.focus();
    box.current?.setSelectionRange(end, end);
  }, []);

  const save = async () => {
    const content = text.trim();
    const canBeEmpty = message.photo !== undefined;
    if (isSaving || (!content && !canBeEmpty) || lengthNote(text)?.isTooLong) return;
    if (content === contentOf(message)) return desk.leave();
    setSaving(true);
    const outcome = await client.acts.edit(message.seq, content);
    setSaving(false);
    setProblem(outcome);
    if (outcome === null) desk.leave();
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
        onLeave={desk.leave}
      />
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
          onKey={(key) => key === 'Escape' && desk.leave()}
        />
        <Button type="submit" size="portal" className={styles.send}>
          Save
        </Button>
      </div>
    </form>
  );
}
