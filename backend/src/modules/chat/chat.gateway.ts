import type { OnApplicationShutdown } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { ChatMessage, RefusalCode } from '../../../contracts/chat-events.js';
import { log } from '../../platform/logging/log.js';
import { Bus } from '../../platform/realtime/bus.js';
import { admission, ConnectionRefusal } from '../../platform/realtime/admission.js';
import { SocketWatch, type Watched } from '../../platform/realtime/socket-watch.js';
import { ChatService } from './chat.service.js';
import { ChatActivities } from './people/chat-activity.js';
import { answerTo, type Reply } from './chat-answers.js';
import { ChatDoor } from './chat-door.js';
import { ChatHere } from './people/chat-here.js';
import { ChatMembers } from './people/chat-members.js';
import { ChatMine } from './people/chat-mine.js';
import { ChatNotices } from './people/chat-notices.js';
import { presencePayload, readPayload } from './chat-payloads.js';
import { ChatRooms, personRoomOf, roomOf } from './log/chat-rooms.js';
import type { ChatNamespace, ChatSocket } from './chat-socket.js';
import { ChatTyping } from './people/chat-typing.js';
import { ChatWelcomes } from './chat-welcomes.service.js';
import { ACCESS_CHANGED, SESSION_ENDED } from '../auth/auth-channels.js';

type Inside = Watched & { socket: ChatSocket; tripId: number };

const refusal = (message: string) => new ConnectionRefusal<RefusalCode>('UNAVAILABLE', message);
const TRY_LATER = refusal('The chat cannot be reached right now.');
const TOO_MANY_WINDOWS = refusal('The chat is open in too many windows. Please close one.');

/** The namespace `/chat`: its contract is contracts/chat-events.ts, its promise that of {@link ChatRooms}. */
@WebSocketGateway({ namespace: '/chat' })
export class ChatGateway
  implements
    OnGatewayInit<ChatNamespace>,
    OnGatewayConnection<ChatSocket>,
    OnGatewayDisconnect,
    OnApplicationShutdown
{
  private readonly watch = new SocketWatch<Inside>((inside) => this.stillWelcome(inside));
  private readonly joined = new WeakSet<ChatSocket>();
  private readonly stopListening: (() => void)[] = [];

  constructor(
    private readonly door: ChatDoor,
    private readonly rooms: ChatRooms,
    private readonly chat: ChatService,
    private readonly welcomes: ChatWelcomes,
    private readonly members: ChatMembers,
    private readonly mine: ChatMine,
    private readonly here: ChatHere,
    private readonly activities: ChatActivities,
    private readonly typists: ChatTyping,
    private readonly notices: ChatNotices,
    private readonly bus: Bus,
  ) {}

  afterInit(namespace: ChatNamespace): void {
    namespace.use(admission((socket) => this.admit(socket), TRY_LATER));
    this.rooms.attach(namespace, (tripId) => this.activities.mark(tripId));
    this.members.follow(() => this.watch.all());
    this.stopListening.push(
      this.bus.on(ACCESS_CHANGED, ({ userIds }) => void this.watch.recheck(userIds)),
      this.bus.on(SESSION_ENDED, (ended) => this.watch.endSession(ended)),
    );
    this.notices.start(namespace);
    this.mine.start(namespace);
    this.here.start((tripId, count) => namespace.to(roomOf(tripId)).emit('chat:here', { count }));
  }

  async handleConnection(socket: ChatSocket): Promise<void> {
    const { tripId, me, sessionId } = socket.data;
    const member = { tripId, userId: me.id };
    this.watch.add({ socket, sessionId, ...member });
    this.members.seen(member);
    this.here.arrived(member, socket.id, socket.data.hiddenSeconds);
    try {
      await this.welcome(socket);
    } catch (err) {
      log.warn({ err, tripId }, 'a member of a chat could not be caught up and was sent away to try again');
      socket.disconnect();
    }
  }

  handleDisconnect(socket: ChatSocket): void {
    const { tripId, me } = socket.data;
    const member = { tripId, userId: me.id };
    this.watch.remove(socket.id);
    this.members.seen(member);
    this.here.left(member, socket.id);
    this.chat.forgetIdle();
    if (this.joined.delete(socket)) this.rooms.leave(tripId);
  }

  @SubscribeMessage('chat:send')
  send(socket: ChatSocket, payload: unknown): Promise<Reply<{ message: ChatMessage }>> {
    return answerTo(socket, async (away) => {
      const message = await this.chat.send(socket.data, payload, away);
      this.typists.stopped(message.tripId, message.sender);
      return { message };
    });
  }

  @SubscribeMessage('chat:history')
  history(
    socket: ChatSocket,
    payload: unknown,
  ): Promise<Reply<{ messages: ChatMessage[]; hasMore: boolean }>> {
    return answerTo(socket, (away) => this.chat.history(socket.data, payload, away));
  }

  @SubscribeMessage('chat:read')
  read({ data }: ChatSocket, payload: unknown): void {
    const mark = readPayload.safeParse(payload);
    if (!mark.success) return;
    const readSeq = Math.min(mark.data.seq, this.rooms.headOf(data.tripId));
    data.readSeq = Math.max(data.readSeq, readSeq);
    this.members.seen({ tripId: data.tripId, userId: data.me.id }, readSeq);
  }

  @SubscribeMessage('chat:typing')
  typing({ data }: ChatSocket): void {
    this.typists.typing(data.tripId, data.me);
  }

  @SubscribeMessage('chat:presence')
  presence({ id, data }: ChatSocket, payload: unknown): void {
    const window = presencePayload.safeParse(payload);
    if (window.success) this.here.looked(data.tripId, id, window.data);
  }

  onApplicationShutdown(): void {
    this.watch.close();
    for (const stop of this.stopListening) stop();
  }

  private async admit(socket: ChatSocket): Promise<void> {
    const visitor = await this.door.enter(socket.handshake.headers.cookie, socket.handshake.auth);
    if (!this.watch.hasRoomFor(visitor.me.id)) throw TOO_MANY_WINDOWS;
    Object.assign(socket.data, visitor);
  }

  /** Who was a host when they came in may travel on as a guest: what they say from now on is a guest's. */
  private async stillWelcome(inside: Inside[]): Promise<Set<Inside>> {
    const welcome = await this.door.stillWelcome(inside);
    for (const [{ socket }, role] of welcome) {
      const isHost = role === 'host';
      if (socket.data.me.isHost !== isHost) socket.data.me = { ...socket.data.me, isHost };
    }
    return new Set(welcome.keys());
  }

  private welcome(socket: ChatSocket): Promise<void> {
    const { tripId, me } = socket.data;
    return this.welcomes.give(socket.data, (welcome) => {
      // Gone meanwhile: the room must not count a member who will never leave.
      if (!socket.connected) return this.rooms.leave(tripId);
      const { readSeq, mutedUserIds } = welcome;
      Object.assign(socket.data, { readSeq, mutedUserIds });
      socket.emit('chat:welcome', welcome);
      this.joined.add(socket);
      void socket.join([roomOf(tripId), personRoomOf(tripId, me.id)]);
    });
  }
}
