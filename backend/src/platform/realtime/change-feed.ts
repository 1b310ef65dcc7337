import { coalesce } from './coalesce.js';

/** How many of a room's changed items a node keeps, the last changed ones. */
export const KEPT_STATES = 1_000;
/** Who missed more changes than this reads anew what it has. */
export const MAX_MISSED_CHANGES = 500;
/** While busy, a socket gets one frame of changes in this time. */
const FLUSH_EVERY_MS = 20;
/** Two nodes' doorbells may overtake each other: a hole gets this long to close by itself. */
const HOLE_PATIENCE_MS = 25;

export interface ChangeFeedOptions<T> {
  /** Names the item, e.g. its number in the log. */
  keyOf: (item: T) => number;
  /** The number of the change that led to this state: ascending in the order of commit, over all items of the room. */
  revOf: (item: T) => number;
  /** The number of the newest change. */
  rev: () => Promise<number>;
  /** The changed items as they are now with numbers above `after`, ascending. */
  load: (after: number, limit: number) => Promise<T[]>;
  /** The last changed items as they are now, ascending. */
  newest: (limit: number) => Promise<T[]>;
  /** Called for each state at once, in order: from now on nothing older may be shown. */
  onState: (item: T) => void;
  /** Sends states to the members: ascending, each item once a call. */
  deliver: (items: T[]) => void;
  /** Told of a log that could not be read; the next second asks again. */
  onFault: (err: unknown) => void;
}

/** What a newcomer gets: the states changed since the change it knows. */
export interface MissedChanges<T> {
  rev: number;
  changed: T[];
  gap: boolean;
}

/**
 * How the items of one room change, on one node. Not each change is kept, only where it led: a state supersedes the older
 * ones of its item. Doorbells come in any order, twice or never; members get states by number, and what is missing is read.
 */
export class ChangeFeed<T> {
  /** The newest states by item, in the order of their numbers; complete above `floor`. */
  private readonly states = new Map<number, T>();
  /** States that came before their predecessors, by number. */
  private readonly early = new Map<number, T>();
  private readonly untold = new Map<number, T>();
  private readonly flushSoon = coalesce(FLUSH_EVERY_MS, () => this.flush());
  private opening: Promise<void> | undefined;
  private isOpen = false;
  private filling: Promise<void> | undefined;
  private patience: NodeJS.Timeout | undefined;
  private floor = 0;
  private known = 0;
  /** The changes are known to reach this far. */
  private heard = 0;

  constructor(private readonly options: ChangeFeedOptions<T>) {}

  /** The change up to which everything shown here is new. */
  get rev(): number {
    return this.known;
  }

  /**
   * Makes sure that a newcomer who knows of change `after` can be caught up here: it may come from a node that heard of
   * more. Throws when the changes cannot be read.
   */
  async ready(after = 0): Promise<void> {
    this.opening ??= this.readNewest().catch((err: unknown) => {
      this.opening = undefined;
      throw err;
    });
    await this.opening;
    if (after > this.known) await this.reach(await this.options.rev());
  }

  /** Takes what a writer or another node announces. */
  accept(item: T): void {
    const rev = this.options.revOf(item);
    this.heard = Math.max(this.heard, rev);
    // What does not fit is read when its turn comes.
    if (rev > this.known && this.early.size < KEPT_STATES) this.early.set(rev, item);
    if (!this.isOpen) return;
    this.advance();
    if (this.heard > this.known)
      this.patience ??= setTimeout(() => this.fillHole(), HOLE_PATIENCE_MS).unref();
  }

  /** Hears how far the changes reach, and reads what is missing here. Never throws. */
  async reach(rev: number): Promise<void> {
    this.heard = Math.max(this.heard, rev);
    if (this.isOpen && this.heard > this.known) await this.fill();
  }

  /** What a newcomer who knows of change `after` has missed; one who knows of none has missed none. */
  since(after: number | undefined): MissedChanges<T> {
    const rev = this.known;
    if (after === undefined) return { rev, changed: [], gap: false };
    const changed = [...this.states.values()].filter((item) => this.options.revOf(item) > after);
    // Ahead of the log itself: it was restored from a backup.
    const gap = after < this.floor || after > rev || changed.length > MAX_MISSED_CHANGES;
    return gap ? { rev, changed: [], gap } : { rev, changed, gap };
  }

  /** The same items, each in a state that is not older than what was told here. */
  latest(items: T[]): T[] {
    return this.states.size ? items.map((item) => this.newerOf(item)) : items;
  }

  /** Puts what `change` makes of it in each kept state's place; its numbers stay. */
  revise(change: (item: T) => T): void {
    for (const kept of [this.states, this.early, this.untold])
      for (const [key, item] of kept) kept.set(key, change(item));
  }

  private newerOf(item: T): T {
    const state = this.states.get(this.options.keyOf(item));
    return state !== undefined && this.options.revOf(state) > this.options.revOf(item) ? state : item;
  }

  private async readNewest(): Promise<void> {
    const states = await this.options.newest(KEPT_STATES);
    const [oldest] = states;
    if (oldest !== undefined && states.length === KEPT_STATES) this.floor = this.options.revOf(oldest) - 1;
    for (const item of states) this.take(item);
    this.untold.clear(); // there is nobody yet who has an older one
    this.isOpen = true;
    this.advance();
    if (this.heard > this.known) void this.fill();
  }

  private advance(): void {
    for (let next = this.early.get(this.known + 1); next !== undefined; ) {
      this.take(next);
      next = this.early.get(this.known + 1);
    }
    for (const rev of this.early.keys()) if (rev <= this.known) this.early.delete(rev);
  }

  private take(item: T): void {
    const key = this.options.keyOf(item);
    this.known = this.options.revOf(item);
    for (const kept of [this.states, this.untold]) {
      kept.delete(key);
      kept.set(key, item);
    }
    this.forgetOldest();
    this.options.onState(item);
    this.flushSoon();
  }

  private forgetOldest(): void {
    if (this.states.size <= KEPT_STATES) return;
    for (const [key, item] of this.states) {
      this.floor = this.options.revOf(item);
      this.states.delete(key);
      return;
    }
  }

  private flush(): void {
    const states = [...this.untold.values()];
    this.untold.clear();
    if (states.length) this.options.deliver(states);
  }

  private fillHole(): void {
    this.patience = undefined;
    if (this.heard > this.known) void this.fill();
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
    while (this.heard > this.known) {
      const items = await this.options.load(this.known, KEPT_STATES);
      for (const item of items) if (this.options.revOf(item) > this.known) this.take(item);
      this.advance();
      if (!items.length) return; // the changes themselves do not reach that far
    }
  }
}
