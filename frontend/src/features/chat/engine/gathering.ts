/**
 * Gathers what comes in quick succession, so that a lively evening does not draw the page twenty times a second: what comes
 * after a rest is passed on at once, what follows it within `everyMs` together.
 */
export class Gathering<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly pass: (items: readonly T[]) => void,
  ) {}

  take(items: readonly T[]): void {
    this.#waiting.push(...items);
    if (this.#timer === undefined) this.#pass();
  }

  /** Passes on what waits, for who must not act before it is known. */
  flush(): void {
    if (this.#waiting.length > 0) this.#pass();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #pass(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.flush();
    }, this.everyMs);
    this.pass(this.#waiting.splice(0));
  }
}
