import type { ChatWelcome } from '../../../../../backend/contracts/chat-events';
import type { ChatReading } from '../../../api/chat/chatReading';
import type { ChatPosition } from '../../../api/chat/chatSocket';
import type { ChatState } from './chat.model';
import { lastSeq } from './log.rules';

/** Often enough to follow a conversation, and seldom enough for a thousand people in one hotel. */
const EVERY_MS = 10_000;

/** Whose chat it is, and what of it is here already. */
export const positionOf = ({ me, tripId, log, rev }: ChatState, startTrip: number | null): ChatPosition => ({
  tripId: tripId ?? startTrip ?? undefined,
  after: lastSeq(log) || undefined,
  afterRev: me ? rev : undefined,
});

interface Deps {
  reading: ChatReading;
  enter: (welcome: ChatWelcome) => Promise<void>;
}

/** Asks what is new at once and then every ten seconds, from `start` to `stop`: where no live connection comes to stand. */
export class SlowReading {
  #turn: object | null = null;

  constructor(private readonly deps: Deps) {}

  /** What can be asked meanwhile; null while it is off. */
  get reader(): ChatReading | null {
    return this.#turn && this.deps.reading;
  }

  /** @param position of the window, asked each time. */
  start(position: () => ChatPosition): void {
    if (!this.#turn) void this.#go((this.#turn = {}), position);
  }

  stop(): void {
    this.#turn = null;
  }

  async #go(turn: object, position: () => ChatPosition): Promise<void> {
    while (this.#turn === turn) {
      try {
        const welcome = await this.deps.reading.welcome(position());
        // A connection may have come to stand meanwhile, or the window was closed.
        if (this.#turn === turn) await this.deps.enter(welcome);
      } catch {
        // The next time is soon.
      }
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY_MS);
      });
    }
  }
}
