import type { ChatSender } from '../../../../backend/contracts/chat-events';
import type { ChatClient } from './chatClient';
import type { ChatState } from './chat.model';
import type { Desk } from './useDesk';

/** What every message's drawing needs beside the message. */
export interface Room {
  client: ChatClient;
  desk: Desk;
  me: ChatSender | null;
  timeZone: string;
  /** What the group calls somebody; undefined for who has not written where this browser has read. */
  nameOf: (userId: number) => string | undefined;
}

export function roomOf(
  { me, names }: Pick<ChatState, 'me' | 'names'>,
  parts: Pick<Room, 'client' | 'desk' | 'timeZone'>,
): Room {
  return { ...parts, me, nameOf: (userId) => names.get(userId) };
}
