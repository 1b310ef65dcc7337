import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChatMessage } from '../../../contracts/chat-events.js';
import { Bus } from '../../platform/realtime/bus.js';
import type { CatchUp } from '../../platform/realtime/room-feed.js';
import { RoomFeeds } from '../../platform/realtime/room-feeds.js';
import { ChatReader } from './chat-reader.js';
import type { ChatNamespace } from './chat-socket.js';

export const roomOf = (tripId: number): string => `trip:${tripId}`;
/** All windows of one person in a trip's chat. */
export const personRoomOf = (tripId: number, userId: number): string => `${roomOf(tripId)}:user:${userId}`;

/** The trips' rooms on this node: every member's socket gets the trip's log in its order, without holes. */
@Injectable()
export class ChatRooms implements OnApplicationShutdown {
  private readonly feeds: RoomFeeds<ChatMessage>;
  private namespace: ChatNamespace | undefined;
  private onDelivery: (tripId: number, messages: ChatMessage[]) => void = () => undefined;

  constructor(bus: Bus, reader: ChatReader) {
    const source = {
      name: 'chat',
      numberOf: (message: ChatMessage) => message.seq,
      heads: (tripIds: number[]) => reader.heads(tripIds),
      load: (tripId: number, after: number, limit: number) => reader.after(tripId, after, limit),
    };
    this.feeds = new RoomFeeds(source, bus, (tripId, messages) => this.deliver(tripId, messages));
  }

  /** The gateway hands over its namespace; `onDelivery` is called after the members got new messages. */
  attach(namespace: ChatNamespace, onDelivery: (tripId: number, messages: ChatMessage[]) => void): void {
    this.namespace = namespace;
    this.onDelivery = onDelivery;
  }

  announce(tripId: number, messages: ChatMessage[]): void {
    this.feeds.announce(tripId, messages);
  }

  join(
    tripId: number,
    after: number | undefined,
    admit: (catchUp: CatchUp<ChatMessage>) => void,
  ): Promise<void> {
    return this.feeds.join(tripId, after, admit);
  }

  leave(tripId: number): void {
    this.feeds.leave(tripId);
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

  private deliver(tripId: number, messages: ChatMessage[]): void {
    this.namespace?.to(roomOf(tripId)).emit('chat:messages', messages);
    this.onDelivery(tripId, messages);
  }
}
