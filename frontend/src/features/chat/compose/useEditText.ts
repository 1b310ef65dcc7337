import { useCallback, useEffect, useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { addToDraft } from '../../../api/device/chatDraft';
import { readEdit, writeEdit } from '../../../api/device/chatEditDraft';
import { toastError } from '../../../ui/toast';
import { contentOf, isDeleted } from '../engine/message.rules';
import type { Room } from '../room/room';

interface EditText {
  text: string;
  setText: (text: string) => void;
  /** Somebody at another window has changed the message meanwhile. */
  hasChanged: boolean;
  /** Goes on with the edit from what was saved of it. */
  goOn: (saved: string) => void;
  /** Ends the edit: nothing of it is kept. */
  leave: () => void;
}

/**
 * The text of an own message under edit. It outlives a reload and a time in which one may not write. What another window
 * makes of the message is followed while nothing was typed here. When it is deleted, what was typed goes on as a new message.
 */
export function useEditText(message: ChatMessage, { seat, desk }: Room): EditText {
  const latest = contentOf(message);
  const { seq } = message;
  const [base, setBase] = useState(latest);
  const [text, setText] = useState(() => {
    const kept = seat && readEdit(seat);
    return kept?.seq === seq ? kept.text : latest;
  });
  const isGone = isDeleted(message);
  if (latest !== base && text === base && !isGone) {
    setBase(latest);
    setText(latest);
  }

  const { leave: leaveDesk } = desk;
  const leave = useCallback(() => {
    writeEdit(null);
    leaveDesk();
  }, [leaveDesk]);

  useEffect(() => {
    if (!isGone || !seat) return;
    const isTyped = text !== base && text.trim() !== '';
    if (isTyped) addToDraft(seat, text);
    toastError({
      title: 'This message was deleted',
      ...(isTyped && { description: 'What you typed is in the box, as a new message.' }),
    });
    leave();
  }, [isGone, seat, text, base, leave]);

  return {
    text,
    setText: (next) => {
      setText(next);
      if (seat) writeEdit({ ...seat, seq, text: next });
    },
    hasChanged: latest !== base && !isGone,
    goOn: setBase,
    leave,
  };
}
