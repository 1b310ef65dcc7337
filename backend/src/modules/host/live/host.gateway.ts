import type { OnApplicationShutdown } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { RefusalCode } from '../../../../contracts/chat-events.js';
import type { HostEvent } from '../../../../contracts/host-events.js';
import { log } from '../../../platform/logging/log.js';
import { admission, ConnectionRefusal } from '../../../platform/realtime/admission.js';
import { Bus } from '../../../platform/realtime/bus.js';
import { SocketWatch } from '../../../platform/realtime/socket-watch.js';
import { HostDoor } from './host-door.service.js';
import { HostFeed } from './host-feed.service.js';
import { HostReader } from './host-reader.js';
import { MAX_EVENTS } from './host.service.js';
import type { HostNamespace, HostSocket } from './host-socket.js';
import { hears, seenBy } from './host.rules.js';
import { HostSummaries } from './host-summaries.service.js';
import { ACCESS_CHANGED, SESSION_ENDED } from '../../auth/auth-channels.js';

interface Watching {
  socket: HostSocket;
  userId: number;
  sessionId: string;
}

const TICK_MS = 1_000;
const TRY_LATER = new ConnectionRefusal<RefusalCode>(
  'UNAVAILABLE',
  'Live updates cannot be reached right now.',
);
const TOO_MANY = new ConnectionRefusal<RefusalCode>(
  'UNAVAILABLE',
  'The dashboard is open in too many windows.',
);
const hostRoom = (userId: number) => `host:${userId}`;

/** The namespace `/host`: its contract is contracts/host-events.ts. */
@WebSocketGateway({ namespace: '/host' })
export class HostGateway
  implements
    OnGatewayInit<HostNamespace>,
    OnGatewayConnection<HostSocket>,
    OnGatewayDisconnect,
    OnApplicationShutdown
{
  private readonly watch = new SocketWatch<Watching>((watching) => this.stillWatching(watching));
  /** Pages whose past is being read: what happens meanwhile waits for them here. */
  private readonly catchingUp = new Map<HostSocket, HostEvent[]>();
  private readonly joined = new WeakSet<HostSocket>();
  private readonly stopListening: (() => void)[] = [];
  private tick: NodeJS.Timeout | undefined;

  constructor(
    private readonly door: HostDoor,
    private readonly feed: HostFeed,
    private readonly reader: HostReader,
    private readonly summaries: HostSummaries,
    private readonly bus: Bus,
  ) {}

  afterInit(namespace: HostNamespace): void {
    namespace.use(admission((socket) => this.admit(socket), TRY_LATER));
    this.feed.attach((events) => this.deliver(events));
    this.stopListening.push(
      this.bus.on(ACCESS_CHANGED, ({ userIds }) => this.accessChanged(userIds)),
      this.bus.on(SESSION_ENDED, (ended) => this.watch.endSession(ended)),
    );
    this.tick = setInterval(() => this.tellFigures(namespace), TICK_MS);
    this.tick.unref();
  }

  async handleConnection(socket: HostSocket): Promise<void> {
    const { userId, sessionId } = socket.data;
    this.watch.add({ socket, userId, sessionId });
    try {
      await this.catchUp(socket);
    } catch (err) {
      log.warn({ err, userId }, 'a host could not be caught up and was sent away to try again');
      socket.disconnect();
    }
  }

  handleDisconnect(socket: HostSocket): void {
    this.watch.remove(socket.id);
    this.catchingUp.delete(socket);
    if (this.joined.delete(socket)) this.feed.leave();
  }

  onApplicationShutdown(): void {
    clearInterval(this.tick);
    this.watch.close();
    for (const stop of this.stopListening) stop();
  }

  private async admit(socket: HostSocket): Promise<void> {
    const visitor = await this.door.enter(socket.handshake.headers.cookie, socket.handshake.auth);
    if (!this.watch.hasRoomFor(visitor.userId)) throw TOO_MANY;
    Object.assign(socket.data, visitor);
  }

  /** The figures, then the missed events, then those that happened while they were read, then life. */
  private async catchUp(socket: HostSocket): Promise<void> {
    const { userId, hosted, after } = socket.data;
    let upTo = 0;
    await this.feed.join(after, (position) => {
      if (!socket.connected) return this.feed.leave();
      this.joined.add(socket);
      this.catchingUp.set(socket, []);
      upTo = position;
    });
    const [summary, missed] = await Promise.all([
      this.summaries.first(userId),
      after === undefined ? [] : this.reader.events(hosted, { after, upTo, limit: MAX_EVENTS }),
    ]);
    const meanwhile = this.catchingUp.get(socket);
    if (!meanwhile || !this.catchingUp.delete(socket)) return;
    void socket.join(hostRoom(userId));
    socket.emit('host:summary', summary);
    for (const event of [...missed, ...meanwhile]) this.tell(socket, event);
  }

  private deliver(events: HostEvent[]): void {
    for (const queue of this.catchingUp.values()) queue.push(...events);
    for (const { socket, userId } of this.watch.all()) {
      const { hosted } = socket.data;
      const mine = events.filter((event) => hears(event, hosted));
      if (mine.some((event) => event.type !== 'chat.message')) this.summaries.mark(userId);
      if (!this.joined.has(socket) || this.catchingUp.has(socket)) continue;
      for (const event of mine) socket.emit('host:event', seenBy(event, hosted));
    }
  }

  private tell(socket: HostSocket, event: HostEvent): void {
    const { hosted } = socket.data;
    if (hears(event, hosted)) socket.emit('host:event', seenBy(event, hosted));
  }

  private async stillWatching(watching: Watching[]): Promise<Set<Watching>> {
    const hosting = await this.door.stillHosting(watching);
    for (const [{ socket }, hosted] of hosting) socket.data.hosted = hosted;
    return new Set(hosting.keys());
  }

  /** Another figure tells the page of who lost a trip that it has lost it. */
  private accessChanged(userIds: number[]): void {
    for (const userId of userIds) this.summaries.mark(userId);
    void this.watch.recheck(userIds);
  }

  private tellFigures(namespace: HostNamespace): void {
    const watching = new Set(this.watch.all().map(({ userId }) => userId));
    void this.summaries.tellChanges(watching, (userId, summary) => {
      namespace.to(hostRoom(userId)).emit('host:summary', summary);
    });
  }
}
