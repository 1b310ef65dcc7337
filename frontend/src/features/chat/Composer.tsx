import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../api/chat-draft';
import { Button } from '../../ui/Button';
import type { ChatClient } from './chatClient';
import styles from './Composer.module.css';
import { lengthNote, sends } from './composer.rules';

interface Props {
  /** Whose draft it is; null until the chat knows, and then nothing can be written yet. */
  userId: number | null;
  client: ChatClient;
}

/** Where a message is written. Enter sends, Shift+Enter breaks the line; the draft survives a reload. */
export function Composer({ userId, client }: Props) {
  const [text, setText] = useState(() => (userId === null ? '' : readDraft(userId)));
  const box = useRef<HTMLTextAreaElement>(null);
  const note = lengthNote(text);

  const change = (next: string) => {
    setText(next);
    if (userId !== null) writeDraft(userId, next);
    if (next.trim()) client.tellTyping();
  };
  const send = () => {
    box.current?.focus();
    const content = text.trim();
    if (!content || note?.isTooLong || userId === null) return;
    client.write(content);
    change('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, keyCode, isComposing } = event.nativeEvent;
    if (!sends({ key, shiftKey, keyCode, isComposing })) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.frame}>
        <textarea
          ref={box}
          className={styles.box}
          rows={1}
          aria-label="Message everyone aboard"
          aria-describedby={note ? 'message-length' : undefined}
          aria-invalid={note?.isTooLong}
          placeholder="Message everyone aboard"
          enterKeyHint="send"
          value={text}
          disabled={userId === null}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" size="portal" className={styles.send} disabled={userId === null}>
          <SendHorizontal aria-hidden="true" size={20} strokeWidth={1.75} />
          Send
        </Button>
      </div>
      {note && (
        <p id="message-length" className={styles.note} data-too-long={note.isTooLong}>
          {note.text}
        </p>
      )}
    </form>
  );
}
