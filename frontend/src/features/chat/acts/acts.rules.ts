import type { ChatMessage, ChatSender } from '../../../../../backend/contracts/chat-events';
import { EDIT_MINUTES } from '../../../../../backend/contracts/chat-reactions';
import { contentOf, isDeleted } from '../engine/message.rules';

const EDIT_WITHIN_MS = EDIT_MINUTES * 60_000;

export type MessageAct =
  | 'reply'
  | 'copy'
  | 'select'
  | 'edit'
  | 'pin'
  | 'unpin'
  | 'mute'
  | 'unmute'
  | 'report'
  | 'delete';

interface Asker {
  me: ChatSender;
  mutedUserIds: readonly number[];
  now: Date;
  /** False for whom a host has muted: they take back what they said, and say nothing. */
  maySpeak?: boolean;
  /** By finger nothing is selected in the list: a long press opens the menu there. */
  isTouch?: boolean;
}

/** What a person may do to a message, in the order of the menu. The server decides again. */
export function actsOn(
  message: ChatMessage,
  { me, mutedUserIds, now, maySpeak = true, isTouch = false }: Asker,
): MessageAct[] {
  if (isDeleted(message)) return [];
  const isOwn = message.sender.id === me.id;
  const isFresh = now.getTime() - Date.parse(message.at) < EDIT_WITHIN_MS;
  const isPinned = message.change?.pinnedAt !== undefined;
  const isMuted = mutedUserIds.includes(message.sender.id);
  const may: Record<MessageAct, boolean> = {
    reply: maySpeak,
    copy: contentOf(message) !== '',
    select: isTouch && contentOf(message) !== '',
    edit: maySpeak && isOwn && isFresh && !message.poll,
    pin: me.isHost && !isPinned,
    unpin: me.isHost && isPinned,
    mute: !isOwn && !isMuted,
    unmute: !isOwn && isMuted,
    report: !isOwn,
    delete: isOwn || me.isHost,
  };
  return (Object.keys(may) as MessageAct[]).filter((act) => may[act]);
}

/** The newest own message that can still be edited, for the arrow key in an empty box. */
export function lastEditable(messages: readonly ChatMessage[], asker: Asker): ChatMessage | undefined {
  const own = messages.findLast((message) => message.sender.id === asker.me.id && !isDeleted(message));
  return own && actsOn(own, asker).includes('edit') ? own : undefined;
}
