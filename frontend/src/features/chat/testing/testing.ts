import type {
  ChatChange,
  ChatMessage,
  ChatSender,
  ChatWelcome,
} from '../../../../../backend/contracts/chat-events';
import { type ChatState, INITIAL_CHAT } from '../engine/chat.model';

/** Factories for the chat's tests: name only what matters. */
export const MAYA: ChatSender = { id: 1, name: 'Maya Rivera', avatar: 'MR', isHost: false };
/** Maya in the chat of {@link aWelcome}. */
export const MAYAS = { userId: MAYA.id, tripId: 1 };
export const MAYA_IS_IN: ChatState = { ...INITIAL_CHAT, me: MAYA, tripId: MAYAS.tripId };
export const JONAH: ChatSender = { id: 2, name: 'Jonah Okafor', avatar: 'JO', isHost: true };

export function aMessage(fields: Partial<ChatMessage> & { seq: number }): ChatMessage {
  return {
    id: `m${fields.seq}`,
    clientId: `c${fields.seq}`,
    tripId: 1,
    sender: JONAH,
    content: `Message ${fields.seq}`,
    at: '2025-06-02T16:12:00.000Z',
    ...fields,
  };
}

/** What becomes of a message by `rev`: edited, liked, pinned, unpinned or deleted, as the number has it. */
export function aChange(rev: number, before: Partial<ChatChange> = {}): ChatChange {
  const at = new Date(Date.UTC(2025, 5, 2, 17, 0, rev)).toISOString();
  const { pinnedAt: _, ...unpinned } = before;
  const base: ChatChange = { content: 'As written', reactions: [], ...before, rev };
  const kinds: ChatChange[] = [
    { ...base, content: `Edit ${rev}`, editedAt: at },
    { ...base, reactions: [{ emoji: '👍', userIds: [rev] }] },
    { ...base, pinnedAt: at },
    { ...base, ...unpinned, pinnedAt: undefined, rev },
    { rev, content: '', deletedAt: at, reactions: [] },
  ];
  return kinds[rev % kinds.length] ?? base;
}

/** Messages `from` to `to`, both included. */
export function messages(from: number, to: number): ChatMessage[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => aMessage({ seq: from + index }));
}

export function aWelcome(fields: Partial<ChatWelcome> = {}): ChatWelcome {
  const missed = fields.missed ?? [];
  return {
    me: MAYA,
    tripId: 1,
    head: missed.at(-1)?.seq ?? 0,
    missed,
    gap: false,
    rev: 0,
    changed: [],
    changesGap: false,
    pinned: [],
    mutedUserIds: [],
    silencedUntil: null,
    here: 1,
    readSeq: 0,
    activity: { messagesToday: 24, activeMembers: 8, totalMembers: 12, photosShared: 156 },
    ...fields,
  };
}
