import type { Queryable } from './storage/database.js';

/** The emulator's time: the machine's (or a test's own), moved on by what the control API has added over the life of the database. */
export class EmulatorClock {
  #advancedMs = 0;

  private constructor(
    private readonly db: Queryable,
    private readonly base: () => Date,
  ) {}

  static async start(db: Queryable, base: () => Date): Promise<EmulatorClock> {
    const clock = new EmulatorClock(db, base);
    await clock.read();
    return clock;
  }

  now(): Date {
    return new Date(this.base().getTime() + this.#advancedMs);
  }

  async advance(byMs: number): Promise<void> {
    await this.db.query(
      `INSERT INTO clock (advanced_ms) VALUES ($1)
       ON CONFLICT (is_only) DO UPDATE SET advanced_ms = clock.advanced_ms + excluded.advanced_ms`,
      [byMs],
    );
    await this.read();
  }

  /** Takes up what the database says: after a restart, and after everything was forgotten. */
  async read(): Promise<void> {
    const { rows } = await this.db.query<{ advancedMs: string }>(
      'SELECT advanced_ms AS "advancedMs" FROM clock',
    );
    this.#advancedMs = Number(rows[0]?.advancedMs ?? 0);
  }
}
