import { type ChatLog, holeOf } from './log.rules';

// An acknowledgement may overtake the messages before it by the server's 20 ms frame; only a real hole lives longer.
const PATIENCE_MS = 300;

/** Asks for what a hole in the log hides, once it has lasted. */
export class HoleWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly log: () => ChatLog,
    private readonly fill: (after: number) => void,
  ) {}

  /** Looks at the log as it is now. */
  look(): void {
    if (!holeOf(this.log())) return this.close();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const still = holeOf(this.log());
      if (still) this.fill(still.after);
    }, PATIENCE_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
