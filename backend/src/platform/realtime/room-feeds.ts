import { log } from '../logging/log.js';
import { type Bus, type Channel, channel } from './bus.js';
import { type CatchUp, RoomFeed } from './room-feed.js';

/** A lost doorbell costs at most this. */
const CHECK_EVERY_MS = 1_000;
/** A room without members keeps its tail this long: a crowd that lost its network comes back at once. */
const LINGER_MS = 30_000;

/** The log behind the feeds: numbered from 1 in each room, without holes, in the order of commit. */
export interface FeedSource<T> {
  /** Names the rooms' channels on the bus. */
  name: string;
  numberOf: (item: T) => number;
  /** The newest number of each of these rooms; a room without items may be absent. */
  heads: (rooms: number[]) => Promise<Map<number, number>>;
  load: (room: number, after: number, limit: number) => Promise<T[]>;
}

interface OpenRoom<T> {
  feed: RoomFeed<T>;
  members: number;
  emptySince: number;
  stopListening: () => void;
}

/** A node's feeds of the rooms that have members here. The bus brings the news, the log's counter is the truth. */
export class RoomFeeds<T> {
  private readonly rooms = new Map<number, OpenRoom<T>>();
  private readonly timer: NodeJS.Timeout;
  private checking = false;
  private faulty = false;

  constructor(
    private readonly source: FeedSource<T>,
    private readonly bus: Bus,
    private readonly deliver: (room: number, items: T[]) => void,
  ) {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    this.timer.unref();
  }

  /** Tells the members on every node. Call it after the commit; a message that gets lost is found by number. */
  announce(room: number, items: T[]): void {
    this.bus.publish(this.channel(room), items);
  }

  /** An item became another one: see {@link RoomFeed.renew}. */
  renew(room: number, item: T): void {
    this.rooms.get(room)?.feed.renew(item);
  }

  /** Items became others all at once: see {@link RoomFeed.revise}. */
  revise(change: (item: T) => T): void {
    for (const { feed } of this.rooms.values()) feed.revise(change);
  }

  /** See {@link RoomFeed.join}. Each join needs one {@link leave}. Throws when the log cannot be read. */
  async join(room: number, after: number | undefined, admit: (catchUp: CatchUp<T>) => void): Promise<void> {
    const open = this.open(room);
    open.members++;
    try {
      await open.feed.join(after, admit);
    } catch (err) {
      this.leave(room);
      throw err;
    }
  }

  leave(room: number): void {
    const open = this.rooms.get(room);
    if (!open) return;
    open.members--;
    if (open.members === 0) open.emptySince = Date.now();
  }

  /** The rooms with members on this node. */
  peopled(): number[] {
    return [...this.rooms].filter(([, open]) => open.members > 0).map(([room]) => room);
  }

  /** The number up to which the members of a room here have everything; 0 for a room that is not open. */
  headOf(room: number): number {
    return this.rooms.get(room)?.feed.head ?? 0;
  }

  close(): void {
    clearInterval(this.timer);
    for (const room of this.rooms.values()) room.stopListening();
    this.rooms.clear();
  }

  private open(room: number): OpenRoom<T> {
    const existing = this.rooms.get(room);
    if (existing) return existing;
    const feed = new RoomFeed<T>({
      numberOf: this.source.numberOf,
      head: async () => (await this.source.heads([room])).get(room) ?? 0,
      load: (after, limit) => this.source.load(room, after, limit),
      deliver: (items) => this.deliver(room, items),
      onFault: (err) => this.noteFault(err),
    });
    const stopListening = this.bus.on(this.channel(room), (items) => feed.accept(items));
    const opened = { feed, members: 0, emptySince: Date.now(), stopListening };
    this.rooms.set(room, opened);
    return opened;
  }

  private async check(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    this.dropEmpty();
    try {
      if (this.rooms.size) {
        const heads = await this.source.heads([...this.rooms.keys()]);
        await Promise.all([...heads].map(async ([room, head]) => this.rooms.get(room)?.feed.reach(head)));
        this.faulty = false;
      }
    } catch (err) {
      this.noteFault(err);
    } finally {
      this.checking = false;
    }
  }

  private dropEmpty(): void {
    for (const [room, open] of this.rooms) {
      if (open.members > 0 || Date.now() - open.emptySince < LINGER_MS) continue;
      open.stopListening();
      this.rooms.delete(room);
    }
  }

  private noteFault(err: unknown): void {
    if (!this.faulty)
      log.warn({ err, feed: this.source.name }, 'the log cannot be read; it is tried each second');
    this.faulty = true;
  }

  private channel(room: number): Channel<T[]> {
    return channel(`${this.source.name}:${room}`);
  }
}
