import { coalesce } from './coalesce.js';

/** How many of a room's newest items a node keeps, so that a reconnecting crowd asks the database nothing. */
export const TAIL_SIZE = 1_000;
/** Who missed more than this gets the newest page, and is told that there is a gap. */
export const MAX_MISSED = 500;
export const NEWEST_PAGE = 50;
/** While busy, a socket gets one frame in this time, with everything that came. */
const FLUSH_EVERY_MS = 20;
/** Two nodes' doorbells may overtake each other: a hole gets this long to close by itself. */
const HOLE_PATIENCE_MS = 25;

export interface FeedOptions<T> {
  numberOf: (item: T) => number;
  /** The number of the newest item of the log. */
  head: () => Promise<number>;
  /** At most `limit` items with numbers above `after`, ascending and without holes, from the log itself. */
  load: (after: number, limit: number) => Promise<T[]>;
  /** Sends items to the members: ascending, each once, no holes. */
  deliver: (items: T[]) => void;
  /** Told of a log that could not be read; the next second asks again. */
  onFault: (err: unknown) => void;
}

/** What a newcomer gets before anything is delivered to it. */
export interface CatchUp<T> {
  /** How far the newcomer is caught up: the next delivery begins above this number. */
  head: number;
  missed: T[];
  gap: boolean;
}

/**
 * One room of a numbered log on one node. Items come in any order, twice or never; members get them strictly by
 * number, each once, and holes are filled from the log. It knows numbers and members, not what is said.
 */
export class RoomFeed<T> {
  /** The newest items in the order of their numbers, without holes; the last one has the number `last`. */
  private readonly tail: T[] = [];
  /** Items that came before their predecessors. */
  private readonly early = new Map<number, T>();
  private readonly flushSoon = coalesce(FLUSH_EVERY_MS, () => this.flush());
  private opening: Promise<void> | undefined;
  private isOpen = false;
  private filling: Promise<void> | undefined;
  private patience: NodeJS.Timeout | undefined;
  private last = 0;
  private delivered = 0;
  /** The log is known to reach this far. */
  private known = 0;

  constructor(private readonly options: FeedOptions<T>) {}

  /** The number up to which members have everything. */
  get head(): number {
    return this.delivered;
  }

  /** Reads the tail of the log, once. Throws when the log cannot be read; the next call tries again. */
  open(): Promise<void> {
    this.opening ??= this.readTail().catch((err: unknown) => {
      this.opening = undefined;
      throw err;
    });
    return this.opening;
  }

  /**
   * Catches a newcomer up and lets it in, in one step: `admit` gets what came after `after` (without `after`: the
   * newest page) and must make the newcomer a member before it returns, so that nothing is delivered in between.
   */
  async join(after: number | undefined, admit: (catchUp: CatchUp<T>) => void): Promise<void> {
    await this.open();
    // The newcomer may come from a node that heard of more than this one did.
    if (after !== undefined && after > this.last) await this.reach(await this.options.head());
    admit(this.since(after));
  }

  /** Takes what a writer or another node announces. */
  accept(items: T[]): void {
    for (const item of items) this.keep(item);
    if (!this.isOpen) return;
    this.advance();
    if (this.known > this.last) this.patience ??= setTimeout(() => this.fillHole(), HOLE_PATIENCE_MS).unref();
  }

  /** Hears how far the log reaches, and fetches what is missing here. Never throws. */
  async reach(head: number): Promise<void> {
    this.known = Math.max(this.known, head);
    if (this.isOpen && this.known > this.last) await this.fill();
  }

  /** Puts an item's new state in the place of the old one, for those who come later. */
  renew(item: T): void {
    const number = this.options.numberOf(item);
    if (this.early.has(number)) this.early.set(number, item);
    const place = number - (this.last - this.tail.length + 1);
    if (place >= 0 && place < this.tail.length) this.tail[place] = item;
  }

  /** Puts what `change` makes of it in each kept item's place; its number stays. */
  revise(change: (item: T) => T): void {
    for (const [place, item] of this.tail.entries()) this.tail[place] = change(item);
    for (const [number, item] of this.early) this.early.set(number, change(item));
  }

  private since(after: number | undefined): CatchUp<T> {
    const head = this.delivered;
    // Ahead of the log itself: it was restored from a backup, and what the newcomer has cannot be continued.
    const gap = after !== undefined && (head - after > MAX_MISSED || after > head);
    const from = after === undefined || gap ? head - NEWEST_PAGE : after;
    return { head, missed: this.between(from, head), gap };
  }

  private between(after: number, upTo: number): T[] {
    const first = this.last - this.tail.length + 1;
    return this.tail.slice(Math.max(0, after + 1 - first), Math.max(0, upTo + 1 - first));
  }

  private async readTail(): Promise<void> {
    const head = await this.options.head();
    const items = await this.options.load(Math.max(0, head - TAIL_SIZE), TAIL_SIZE);
    this.last = Math.max(0, head - TAIL_SIZE);
    this.delivered = head;
    for (const item of items) this.keep(item);
    for (const number of this.early.keys()) if (number <= this.last) this.early.delete(number);
    this.isOpen = true;
    this.advance();
    await this.reach(head);
  }

  private keep(item: T): void {
    const number = this.options.numberOf(item);
    this.known = Math.max(this.known, number);
    // What does not fit is fetched when its turn comes.
    if (number > this.last && this.early.size < 2 * TAIL_SIZE) this.early.set(number, item);
  }

  private advance(): void {
    const before = this.last;
    for (let next = this.early.get(before + 1); next !== undefined; next = this.early.get(this.last + 1)) {
      this.last++;
      this.early.delete(this.last);
      this.tail.push(next);
    }
    if (this.last > before) this.flushSoon();
  }

  private flush(): void {
    const fresh = this.between(this.delivered, this.last);
    this.delivered = Math.max(this.delivered, this.last);
    this.tail.splice(0, this.tail.length - TAIL_SIZE);
    if (fresh.length) this.options.deliver(fresh);
  }

  private fillHole(): void {
    this.patience = undefined;
    if (this.known > this.last) void this.fill();
  }

  private fill(): Promise<void> {
    this.filling ??= this.readHoles()
      .catch(this.options.onFault)
      .finally(() => {
        this.filling = undefined;
      });
    return this.filling;
  }

  private async readHoles(): Promise<void> {
    while (this.known > this.last) {
      const before = this.last;
      const items = await this.options.load(before, MAX_MISSED);
      for (const item of items) this.keep(item);
      this.advance();
      if (this.last === before) return; // the log itself does not reach that far
    }
  }
}
