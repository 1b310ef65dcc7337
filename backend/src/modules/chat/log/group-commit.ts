interface Entry<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

export interface GroupCommitOptions<T, R> {
  /** Writes all items in one transaction; answers in their order. */
  write: (items: T[]) => Promise<R[]>;
  /** Whether a failure may be the fault of one item: each is then tried alone. */
  isItemsFault: (error: unknown) => boolean;
  maxBatch: number;
  /** Over this many waiting items, new ones are refused. */
  maxWaiting: number;
}

/** While one transaction is in flight the next items gather, and one transaction takes them all, in their order. */
export class GroupCommit<T, R> {
  private waiting: Entry<T, R>[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly options: GroupCommitOptions<T, R>) {}

  /** Resolves after the commit; rejects with what the write threw, when this item is not stored as far as is known. */
  add(item: T): Promise<R> {
    if (this.waiting.length >= this.options.maxWaiting)
      return Promise.reject(new Error('too much waits to be written'));
    const done = new Promise<R>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    this.running ??= this.run();
    return done;
  }

  get isIdle(): boolean {
    return !this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length) await this.write(this.waiting.splice(0, this.options.maxBatch));
    this.running = undefined;
  }

  private async write(batch: Entry<T, R>[]): Promise<void> {
    try {
      const results = await this.options.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => resolve(results[i] as R));
    } catch (error) {
      if (batch.length > 1 && this.options.isItemsFault(error)) {
        for (const entry of batch) await this.write([entry]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}
