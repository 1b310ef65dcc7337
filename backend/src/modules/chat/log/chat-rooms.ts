import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChatMessage, ChatWelcome } from '../../../../contracts/chat-events.js';
import { Bus } from '../../../platform/realtime/bus.js';
import { RoomFeeds } from '../../../platform/realtime/room-feeds.js';
import { ChatChanges } from './chat-changes.js';
import { ChatReader } from './chat-reader.js';
import type { ChatNamespace } from '../chat-socket.js';

export const roomOf = (tripId: number): string => `trip:${tripId}`;
/** All windows of one person in a trip's chat. */
export const personRoomOf = (tripId: number, userId: number): string => `${roomOf(tripId)}:user:${userId}`;

/** How far a newcomer's browser has come, by what it said at the handshake. */
interface Position {
  after: number | undefined;
  afterRev: number | undefined;
}

type CatchUp = Pick<ChatWelcome, 'head' | 'missed' | 'gap' | 'rev' | 'changed' | 'changesGap' | 'pinned'>;

/**
 * The trips' rooms on this node: every member's socket gets the trip's log in its order, without holes, and its changes.
 * Nobody is shown a message in an older state than a change that was told here.
 */
@Injectable()
export class ChatRooms implements OnApplicationShutdown {
  private readonly feeds: RoomFeeds<ChatMessage>;
  private namespace: ChatNamespace | undefined;
  private onDelivery: (tripId: number) => void = () => undefined;

  constructor(
    bus: Bus,
    private readonly reader: ChatReader,
    private readonly changes: ChatChanges,
  ) {
    const source = {
      name: 'chat',
      numberOf: (message: ChatMessage) => message.seq,
      heads: (tripIds: number[]) => this.heads(tripIds),
      load: (tripId: number, after: number, limit: number) => reader.after(tripId, after, limit),
    };
    this.feeds = new RoomFeeds(source, bus, (tripId, messages) => this.deliver(tripId, messages));
  }

  /** The gateway hands over its namespace; `onDelivery` is called after the members heard of something. */
  attach(namespace: ChatNamespace, onDelivery: (tripId: number) => void): void {
    this.namespace = namespace;
    this.onDelivery = onDelivery;
    this.changes.attach({
      onState: (message) => this.feeds.renew(message.tripId, message),
      deliver: (tripId, changes) => {
        namespace.to(roomOf(tripId)).emit('chat:changed', changes);
        onDelivery(tripId);
      },
    });
  }

  announce(tripId: number, messages: ChatMessage[]): void {
    this.feeds.announce(tripId, messages);
  }

  /**
   * Catches a newcomer up and lets it in, in one step: `admit` must make it a member before it returns. Each join needs
   * one {@link leave}. Throws when the log cannot be read.
   */
  async join(
    tripId: number,
    { after, afterRev }: Position,
    admit: (catchUp: CatchUp) => void,
  ): Promise<void> {
    this.changes.enter(tripId);
    try {
      await this.changes.ready(tripId, afterRev);
      await this.feeds.join(tripId, after, ({ head, missed, gap }) => {
        const changes = this.changes.catchUp(tripId, afterRev);
        admit({ head, gap, missed: this.changes.latest(tripId, missed), ...changes });
      });
    } catch (err) {
      this.changes.leave(tripId);
      throw err;
    }
  }

  leave(tripId: number): void {
    this.feeds.leave(tripId);
    this.changes.leave(tripId);
  }

  /** The same messages, none in a state older than what members were told. */
  latest(tripId: number, messages: ChatMessage[]): ChatMessage[] {
    return this.changes.latest(tripId, messages);
  }

  /** Puts what `change` makes of it in the place of each message that this node keeps. */
  revise(change: (message: ChatMessage) => ChatMessage): void {
    this.feeds.revise(change);
    this.changes.revise(change);
  }

  /** The trips with members on this node. */
  peopled(): number[] {
    return this.feeds.peopled();
  }

  headOf(tripId: number): number {
    return this.feeds.headOf(tripId);
  }

  onApplicationShutdown(): void {
    this.feeds.close();
  }

  /** Asked each second: the changes are found the same way as the messages when nobody rang the bell for them. */
  private async heads(tripIds: number[]): Promise<Map<number, number>> {
    const counters = await this.reader.counters(tripIds);
    for (const [tripId, { rev }] of counters) void this.changes.reach(tripId, rev);
    return new Map([...counters].map(([tripId, { head }]) => [tripId, head]));
  }

  private deliver(tripId: number, messages: ChatMessage[]): void {
    this.namespace?.to(roomOf(tripId)).emit('chat:messages', this.latest(tripId, messages));
    this.onDelivery(tripId);
  }
}
