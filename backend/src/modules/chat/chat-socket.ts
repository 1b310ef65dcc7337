import type { Namespace, Socket } from 'socket.io';
import type { ChatClientToServer, ChatSender, ChatServerToClient } from '../../../contracts/chat-events.js';

/** What the server knows of a socket: found out at the handshake, never taken from what the client sends. */
export interface ChatVisitor {
  sessionId: string;
  tripId: number;
  me: ChatSender;
  /** The last sequence number the client says it has. */
  after: number | undefined;
  /** The last change the client says it knows. */
  afterRev: number | undefined;
  /** How long its window had been out of sight when it connected; undefined when it was seen. */
  hiddenSeconds: number | undefined;
  /** How far this person has read, and whom they muted, as this socket was last told. */
  readSeq: number;
  mutedUserIds: number[];
}

type NoEvents = Record<string, never>;
export type ChatNamespace = Namespace<ChatClientToServer, ChatServerToClient, NoEvents, ChatVisitor>;
export type ChatSocket = Socket<ChatClientToServer, ChatServerToClient, NoEvents, ChatVisitor>;
