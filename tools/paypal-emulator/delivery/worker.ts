import { clearTimeout, setTimeout } from 'node:timers';
import type { Emulator } from '../emulator.js';
import { voidLapsedOrders } from '../orders/lapse.js';
import { attempt } from './attempt.js';
import { claimDue, findNextDue } from './deliveries.store.js';
import type { Delivery } from './delivery.js';

/** Posts under way at once: a receiver that hangs holds up one of them, not the others. */
const AT_ONCE = 8;

/** What another emulator over the same database has made is found after this time. */
const LOOK_EVERY_MS = 1_000;

/** Sends messages when they are due, and lets approved orders lapse. Woken after each change, else looks once a second. */
export class DeliveryWorker {
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ending = new AbortController();
  #posts = new AbortController();
  #round: Promise<void> | null = null;
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly emulator: Emulator) {}

  wake(): void {
    if (this.#ending.signal.aborted) return;
    this.#isWanted = true;
    this.#round ??= this.#look().finally(() => {
      this.#round = null;
      if (this.#isWanted) this.wake();
    });
  }

  /** Cuts the posts under way; each is tried again when the emulator is back. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.cut();
  }

  /** Cuts the posts under way, and waits for their end. */
  async cut(): Promise<void> {
    await this.#round;
    this.#posts.abort();
    this.#posts = new AbortController();
    await Promise.all(this.#underWay);
  }

  async #look(): Promise<void> {
    let pauseMs = LOOK_EVERY_MS;
    try {
      while (this.#isWanted && !this.#ending.signal.aborted) {
        this.#isWanted = false;
        await voidLapsedOrders(this.emulator);
        await this.#sendDue();
      }
      pauseMs = await this.#pauseMs();
    } catch (fault) {
      console.error('PayPal emulator: messages could not be sent', fault);
    }
    clearTimeout(this.#timer);
    if (!this.#ending.signal.aborted) this.#timer = setTimeout(() => this.wake(), pauseMs);
  }

  async #sendDue(): Promise<void> {
    const free = AT_ONCE - this.#underWay.size;
    if (free === 0) return;
    const due = await claimDue(this.emulator.pool, this.emulator.now(), free);
    for (const delivery of due) this.#send(delivery);
  }

  #send(delivery: Delivery): void {
    const post = attempt(this.emulator, delivery, this.#posts.signal)
      .catch((fault: unknown) => console.error('PayPal emulator: a message could not be sent', fault))
      .finally(() => {
        this.#underWay.delete(post);
        this.wake();
      });
    this.#underWay.add(post);
  }

  async #pauseMs(): Promise<number> {
    const due = await findNextDue(this.emulator.pool);
    // With every place taken, the next post that ends wakes us.
    if (!due || this.#underWay.size >= AT_ONCE) return LOOK_EVERY_MS;
    const untilMs = due.getTime() - this.emulator.now().getTime();
    return Math.min(Math.max(untilMs, 5), LOOK_EVERY_MS);
  }
}
