import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import styles from './Composer.module.css';
import { lengthNote, sends } from './composer.rules';
import { useGrowing } from './useGrowing';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** Esc, or an arrow up in an empty box. */
  onKey?: (key: string) => void;
}

/** The box a message is written in: it grows with its text; Enter sends, Shift+Enter breaks the line. */
export function MessageBox({ ref, label, value, onText, onSend, onKey, ...rest }: Props) {
  const note = lengthNote(value);
  useGrowing(ref);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, keyCode, isComposing } = event.nativeEvent;
    if (!isComposing && (key === 'Escape' || (key === 'ArrowUp' && value === ''))) onKey?.(key);
    if (!sends({ key, shiftKey, keyCode, isComposing })) return;
    event.preventDefault();
    onSend();
  };

  return (
    <>
      <textarea
        ref={ref}
        className={styles.box}
        rows={1}
        dir="auto"
        aria-label={label}
        aria-describedby={note ? 'message-length' : undefined}
        aria-invalid={note?.isTooLong}
        placeholder={label}
        enterKeyHint="send"
        value={value}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
        {...rest}
      />
      {note && (
        <p id="message-length" className={styles.note} data-too-long={note.isTooLong}>
          {note.text}
        </p>
      )}
    </>
  );
}
