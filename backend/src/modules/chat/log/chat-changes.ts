import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChatChanged, ChatMessage } from '../../../../contracts/chat-events.js';
import { log } from '../../../platform/logging/log.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';
import { ChangeFeed } from '../../../platform/realtime/change-feed.js';
import { ChatReader } from './chat-reader.js';
import { revOf, stateOf } from './chat-rows.js';

const CHANNEL = channel<ChatMessage>('chat-changes');
/** A trip without members keeps its states this long: a crowd that lost its network comes back at once. */
const LINGER_MS = 30_000;
/** More pinned messages than a screen shows. */
const MAX_PINNED = 20;

interface OpenTrip {
  feed: ChangeFeed<ChatMessage>;
  /** Pinned messages by number, as new as the feed. */
  pinned: Map<number, ChatMessage>;
  readingPinned: Promise<void> | undefined;
  members: number;
}

interface ChangesNews {
  /** Everything shown of a trip's messages is at least this new from now on. */
  onState: (message: ChatMessage) => void;
  deliver: (tripId: number, changes: ChatChanged[]) => void;
}

/** What becomes of messages after they were sent, on this node: the trips' edits, deletions, reactions and pins. */
@Injectable()
export class ChatChanges implements OnApplicationShutdown {
  private readonly trips = new Map<number, OpenTrip>();
  private readonly stopListening: () => void;
  private news: ChangesNews = { onState: () => undefined, deliver: () => undefined };
  private isFaulty = false;

  constructor(
    private readonly bus: Bus,
    private readonly reader: ChatReader,
  ) {
    // What nodes put on this channel are messages: only they can reach it.
    this.stopListening = bus.on(CHANNEL, (message) => this.hear(message));
  }

  attach(news: ChangesNews): void {
    this.news = news;
  }

  /** Tells the members on every node. Call it after the commit. */
  announce(message: ChatMessage): void {
    this.bus.publish(CHANNEL, message);
  }

  /** Counts a member in; each call needs one {@link leave}. */
  enter(tripId: number): void {
    const trip = this.trips.get(tripId) ?? this.open(tripId);
    trip.members++;
  }

  /** Resolves when a member who knows of change `afterRev` can be caught up here. Throws when the log cannot be read. */
  async ready(tripId: number, afterRev: number | undefined): Promise<void> {
    const trip = this.trips.get(tripId);
    if (!trip) return;
    await trip.feed.ready(afterRev);
    trip.readingPinned ??= this.readPinned(tripId, trip);
    await trip.readingPinned;
  }

  leave(tripId: number): void {
    const trip = this.trips.get(tripId);
    if (!trip || --trip.members > 0) return;
    setTimeout(() => {
      if (trip.members === 0 && this.trips.get(tripId) === trip) this.trips.delete(tripId);
    }, LINGER_MS).unref();
  }

  /** What a member who knows of change `afterRev` gets, and what is pinned, the last pinned first. */
  catchUp(
    tripId: number,
    afterRev: number | undefined,
  ): { rev: number; changed: ChatChanged[]; changesGap: boolean; pinned: ChatMessage[] } {
    const trip = this.trips.get(tripId);
    if (!trip) throw new Error(`The changes of trip ${tripId} are not open.`);
    const { rev, changed, gap: changesGap } = trip.feed.since(afterRev);
    const pinned = [...trip.pinned.values()].toSorted((a, b) => pinnedAt(b).localeCompare(pinnedAt(a)));
    return { rev, changed: changed.map(told), changesGap, pinned: pinned.slice(0, MAX_PINNED) };
  }

  /** The same messages, none in a state older than what members were told. */
  latest(tripId: number, messages: ChatMessage[]): ChatMessage[] {
    return this.trips.get(tripId)?.feed.latest(messages) ?? messages;
  }

  /** Puts what `change` makes of it in the place of each message kept here. */
  revise(change: (message: ChatMessage) => ChatMessage): void {
    for (const { feed, pinned } of this.trips.values()) {
      feed.revise(change);
      for (const [seq, message] of pinned) pinned.set(seq, change(message));
    }
  }

  /** Hears from the database how far a trip's changes reach. */
  async reach(tripId: number, rev: number): Promise<void> {
    await this.trips.get(tripId)?.feed.reach(rev);
  }

  onApplicationShutdown(): void {
    this.stopListening();
    this.trips.clear();
  }

  private hear(message: ChatMessage): void {
    this.trips.get(message.tripId)?.feed.accept(message);
  }

  private open(tripId: number): OpenTrip {
    const pinned = new Map<number, ChatMessage>();
    const feed = new ChangeFeed<ChatMessage>({
      keyOf: (message) => message.seq,
      revOf,
      rev: async () => (await this.reader.counters([tripId])).get(tripId)?.rev ?? 0,
      load: (after, limit) => this.reader.changedAfter(tripId, after, limit),
      newest: (limit) => this.reader.lastChanged(tripId, limit),
      onState: (message) => {
        notePin(pinned, message);
        this.news.onState(message);
      },
      deliver: (messages) => this.news.deliver(tripId, messages.map(told)),
      onFault: (err) => this.noteFault(err),
    });
    const trip: OpenTrip = { feed, pinned, readingPinned: undefined, members: 0 };
    this.trips.set(tripId, trip);
    return trip;
  }

  private async readPinned(tripId: number, trip: OpenTrip): Promise<void> {
    try {
      const pinned = await this.reader.pinned(tripId);
      for (const message of trip.feed.latest(pinned)) notePin(trip.pinned, message);
      this.isFaulty = false;
    } catch (err) {
      trip.readingPinned = undefined;
      throw err;
    }
  }

  private noteFault(err: unknown): void {
    if (!this.isFaulty) log.warn({ err }, 'changes in the chat cannot be read; they are tried each second');
    this.isFaulty = true;
  }
}

const pinnedAt = (message: ChatMessage): string => message.change?.pinnedAt ?? '';
const told = (message: ChatMessage): ChatChanged => ({ seq: message.seq, change: stateOf(message) });

function notePin(pinned: Map<number, ChatMessage>, message: ChatMessage): void {
  if (message.change?.pinnedAt) pinned.set(message.seq, message);
  else pinned.delete(message.seq);
}
