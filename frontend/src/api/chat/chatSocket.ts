import type {
  ChatActivity,
  ChatActs,
  ChatChanged,
  ChatClientToServer,
  ChatError,
  ChatHandshake,
  ChatHistory,
  ChatMessage,
  ChatSearch,
  ChatSend,
  ChatServerToClient,
  ChatWelcome,
} from '../../../../backend/contracts/chat-events';
import { type Connection, openLiveSocket } from '../socket';
import { watchHidden } from '../device/windowHidden';

/** How long a message may go without an answer before it counts as not sent. */
export const ACK_TIMEOUT_MS = 5_000;

export type Reply<T> = ({ ok: true } & T) | { ok: false; error: ChatError };

/** What a window has of the chat, which is asked for what came since. It stays with its trip, whichever is chosen elsewhere. */
export interface ChatPosition {
  /** Undefined for the one that the person's pages are about. */
  tripId: number | undefined;
  after: number | undefined;
  afterRev: number | undefined;
}

/** What the chat hears. */
export interface ChatHearing {
  /** What is already here; asked at each connect. */
  position: () => ChatPosition;
  onConnection: (connection: Connection) => void;
  onWelcome: (welcome: ChatWelcome) => void;
  onMessages: (messages: ChatMessage[]) => void;
  onChanged: (changes: ChatChanged[]) => void;
  onMine: (mine: { readSeq: number; mutedUserIds: number[] }) => void;
  onSilenced: (silence: { until: string | null }) => void;
  onHere: (count: number) => void;
  onActivity: (activity: ChatActivity) => void;
  onTyping: (names: string[]) => void;
}

type Page = Reply<{ messages: ChatMessage[]; hasMore: boolean }>;
type Acted<Act extends keyof ChatActs> = (act: ChatActs[Act]) => Promise<Reply<{ changed: ChatChanged }>>;

/** What the chat can say. What has an answer rejects when the line is cut or none comes within 5 s. */
export interface ChatWire {
  send: (message: ChatSend) => Promise<Reply<{ message: ChatMessage }>>;
  history: (page: ChatHistory) => Promise<Page>;
  search: (search: ChatSearch) => Promise<Page>;
  edit: Acted<'chat:edit'>;
  delete: Acted<'chat:delete'>;
  react: Acted<'chat:react'>;
  vote: Acted<'chat:vote'>;
  endPoll: Acted<'chat:end-poll'>;
  pin: Acted<'chat:pin'>;
  report: (report: { seq: number; reason: string }) => Promise<Reply<object>>;
  mute: (mute: { userId: number; on: boolean }) => Promise<Reply<{ mutedUserIds: number[] }>>;
  read: (seq: number) => void;
  typing: () => void;
  close: () => void;
}

/** Opens `/chat` of the trip that the person's pages are about, and then of the same again. The only place in the browser that knows the chat's events by name. */
export function openChatWire(hearing: ChatHearing): ChatWire {
  const sight = watchHidden((isHidden) => {
    if (socket.connected) socket.emit('chat:presence', { isHidden });
  });
  const { socket, close } = openLiveSocket<ChatServerToClient, ChatClientToServer>({
    namespace: '/chat',
    handshake: (): ChatHandshake => {
      const { tripId, after, afterRev } = hearing.position();
      const known = after === undefined ? {} : { after, afterRev };
      return { tripId, ...known, hiddenSeconds: sight.hiddenSeconds() };
    },
    onConnection: hearing.onConnection,
  });
  socket.on('chat:welcome', hearing.onWelcome);
  socket.on('chat:messages', hearing.onMessages);
  socket.on('chat:changed', hearing.onChanged);
  socket.on('chat:mine', hearing.onMine);
  socket.on('chat:silenced', hearing.onSilenced);
  socket.on('chat:here', ({ count }) => hearing.onHere(count));
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
    search: async (search) => asker().emitWithAck('chat:search', search),
    edit: async (act) => asker().emitWithAck('chat:edit', act),
    delete: async (act) => asker().emitWithAck('chat:delete', act),
    react: async (act) => asker().emitWithAck('chat:react', act),
    vote: async (act) => asker().emitWithAck('chat:vote', act),
    endPoll: async (act) => asker().emitWithAck('chat:end-poll', act),
    pin: async (act) => asker().emitWithAck('chat:pin', act),
    report: async (report) => asker().emitWithAck('chat:report', report),
    mute: async (mute) => asker().emitWithAck('chat:mute', mute),
    read: (seq) => {
      if (socket.connected) socket.emit('chat:read', { seq });
    },
    typing: () => {
      socket.volatile.emit('chat:typing', {});
    },
    close: () => {
      sight.stop();
      close();
    },
  };
}
