import type { ChatWelcome } from '../../../../../backend/contracts/chat-events';
import type { ChatReading } from '../../../api/chat/chatReading';
import type { ChatPosition, ChatWire } from '../../../api/chat/chatSocket';
import { pause } from '../../../lib/time/pause';
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
  #turn: { position: () => ChatPosition } | null = null;

  constructor(private readonly deps: Deps) {}

  /** What can be asked meanwhile, of this window's trip, for which no connection stands; null while it is off. */
  get reader(): Pick<ChatWire, 'history'> | null {
    const turn = this.#turn;
    return (
      turn && { history: (page) => this.deps.reading.history({ ...page, tripId: turn.position().tripId }) }
    );
  }

  /** @param position of the window, asked each time. */
  start(position: () => ChatPosition): void {
    if (!this.#turn) void this.#go((this.#turn = { position }));
  }

  stop(): void {
    this.#turn = null;
  }

  async #go(turn: { position: () => ChatPosition }): Promise<void> {
    while (this.#turn === turn) {
      try {
        const welcome = await this.deps.reading.welcome(turn.position());
        // A connection may have come to stand meanwhile, or the window was closed.
        if (this.#turn === turn) await this.deps.enter(welcome);
      } catch {
        // The next time is soon.
      }
      await pause(EVERY_MS);
    }
  }
}
