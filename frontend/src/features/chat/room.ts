import type { ChatSender } from '../../../../backend/contracts/chat-events';
import type { ChatClient } from './chatClient';
import type { ChatState } from './chat.model';
import { sendersIn } from './sendersIn';
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

export function roomOf(state: ChatState, parts: Pick<Room, 'client' | 'desk' | 'timeZone'>): Room {
  const senders = sendersIn(state.log.messages);
  return { ...parts, me: state.me, nameOf: (userId) => senders.get(userId)?.name };
}
