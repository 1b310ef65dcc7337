import type { ChatSender } from '../../../../../backend/contracts/chat-events';
import type { ChatSeat } from '../../../api/device/chatSeat';
import type { ChatClient } from '../engine/chatClient';
import type { ChatState } from '../engine/chat.model';
import { silenceOf } from './silence.rules';
import type { Desk } from './useDesk';

/** What every message's drawing needs beside the message. */
export interface Room {
  client: ChatClient;
  desk: Desk;
  me: ChatSender | null;
  /** Null until it is known who speaks to which group. */
  seat: ChatSeat | null;
  timeZone: string;
  /** Why this person can say nothing just now: a host has muted them; null for who may. */
  silence: string | null;
  /** What the group calls somebody; undefined for who has not written where this browser has read. */
  nameOf: (userId: number) => string | undefined;
}

export function roomOf(
  { me, tripId, names, silencedUntil }: Pick<ChatState, 'me' | 'tripId' | 'names' | 'silencedUntil'>,
  parts: Pick<Room, 'client' | 'desk' | 'timeZone'>,
): Room {
  const silence = silenceOf(silencedUntil, parts.timeZone);
  const seat = me && tripId !== null ? { userId: me.id, tripId } : null;
  return { ...parts, me, seat, silence, nameOf: (userId) => names.get(userId) };
}
