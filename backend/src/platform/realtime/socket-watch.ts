import type { Socket } from 'socket.io';
import { log } from '../logging/log.js';
import { TokenBuckets } from './token-bucket.js';

/** SEC-09: who was closed out by a command, of which no node was told, is out within two seconds. */
const CHECK_EVERY_MS = 1_500;
/** Windows of one person on one node. */
const MAX_PER_USER = 5;
/** Events of one socket, of any name. People stay far below; who comes here is a program gone wrong. */
const EVENTS = { burst: 200, perSecond: 50 };

export interface Watched {
  socket: Pick<Socket, 'id' | 'use' | 'disconnect'>;
  userId: number;
  sessionId: string;
}

/**
 * The open sockets of a namespace on this node, and whether they may stay open. A login or an access that ends is told
 * by the bus and acted on at once; all are checked again and again, in case nobody told.
 */
export class SocketWatch<W extends Watched> {
  private readonly open = new Map<string, W>();
  private readonly events = new TokenBuckets<string>(EVENTS);
  private readonly timer: NodeJS.Timeout;

  /** @param stillAllowed of these sockets, those whose session and access go on. */
  constructor(private readonly stillAllowed: (sockets: W[]) => Promise<Set<W>>) {
    this.timer = setInterval(() => void this.check([...this.open.values()]), CHECK_EVERY_MS);
    this.timer.unref();
  }

  /** False when this person has too many sockets already; the caller refuses the connection. */
  hasRoomFor(userId: number): boolean {
    return this.of(userId).length < MAX_PER_USER;
  }

  add(watched: W): void {
    const { socket } = watched;
    this.open.set(socket.id, watched);
    socket.use((_event, next) => {
      if (this.events.take(socket.id, performance.now()).waitMs === 0) return next();
      log.warn({ userId: watched.userId }, 'a socket was closed: it sent events without end');
      socket.disconnect(true);
    });
  }

  remove(socketId: string): void {
    this.open.delete(socketId);
    this.events.prune(performance.now());
  }

  all(): W[] {
    return [...this.open.values()];
  }

  of(userId: number): W[] {
    return this.all().filter((watched) => watched.userId === userId);
  }

  /** Closes the sockets of an ended session, or all of a person. */
  endSession(ended: { sessionId?: string; userId?: number }): void {
    for (const watched of this.open.values()) {
      if (watched.sessionId === ended.sessionId || watched.userId === ended.userId)
        watched.socket.disconnect(true);
    }
  }

  /** Checks these people's sockets now. */
  async recheck(userIds: number[]): Promise<void> {
    const changed = new Set(userIds);
    await this.check(this.all().filter((watched) => changed.has(watched.userId)));
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** A check that fails closes nobody: without the database nothing new can be read or written anyway. */
  private async check(sockets: W[]): Promise<void> {
    if (!sockets.length) return;
    try {
      const allowed = await this.stillAllowed(sockets);
      for (const watched of sockets) if (!allowed.has(watched)) watched.socket.disconnect();
    } catch (err) {
      log.warn({ err }, 'open sockets could not be checked; they are in a moment');
    }
  }
}
