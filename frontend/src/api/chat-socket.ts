import type {
  ChatActivity,
  ChatClientToServer,
  ChatError,
  ChatHandshake,
  ChatHistory,
  ChatMessage,
  ChatSend,
  ChatServerToClient,
  ChatWelcome,
} from '../../../backend/contracts/chat-events';
import { type Connection, openLiveSocket } from './socket';

/** How long a message may go without an answer before it counts as not sent. */
export const ACK_TIMEOUT_MS = 5_000;

export type Reply<T> = ({ ok: true } & T) | { ok: false; error: ChatError };

/** What the chat hears. */
export interface ChatHearing {
  /** The last sequence number already here; asked at each connect. */
  lastSeq: () => number | undefined;
  onConnection: (connection: Connection) => void;
  onWelcome: (welcome: ChatWelcome) => void;
  onMessages: (messages: ChatMessage[]) => void;
  onActivity: (activity: ChatActivity) => void;
  onTyping: (names: string[]) => void;
}

/** What the chat can say. `send` and `history` reject when the line is cut or no answer comes within 5 s. */
export interface ChatWire {
  send: (message: ChatSend) => Promise<Reply<{ message: ChatMessage }>>;
  history: (page: ChatHistory) => Promise<Reply<{ messages: ChatMessage[]; hasMore: boolean }>>;
  read: (seq: number) => void;
  typing: () => void;
  close: () => void;
}

/** Opens `/chat` of the person's own trip. The only place in the browser that knows the chat's events by name. */
export function openChatWire(hearing: ChatHearing): ChatWire {
  const { socket, close } = openLiveSocket<ChatServerToClient, ChatClientToServer>({
    namespace: '/chat',
    handshake: (): ChatHandshake => {
      const after = hearing.lastSeq();
      return after === undefined ? {} : { after };
    },
    onConnection: hearing.onConnection,
  });
  socket.on('chat:welcome', hearing.onWelcome);
  socket.on('chat:messages', hearing.onMessages);
  socket.on('chat:activity', hearing.onActivity);
  socket.on('chat:typing', ({ names }) => hearing.onTyping(names));

  // socket.io would keep what is emitted while the line is cut; the outbox keeps it better, so nothing is buffered here.
  const asker = () => {
    if (!socket.connected) throw new Error('The chat is not connected');
    return socket.timeout(ACK_TIMEOUT_MS);
  };

  return {
    send: async (message) => asker().emitWithAck('chat:send', message),
    history: async (page) => asker().emitWithAck('chat:history', page),
    read: (seq) => {
      if (socket.connected) socket.emit('chat:read', { seq });
    },
    typing: () => {
      socket.volatile.emit('chat:typing', {});
    },
    close,
  };
}
