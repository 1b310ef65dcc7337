import type { ChatHistory } from '../../../../../backend/contracts/chat-events';
import type { ChatWire } from '../../../api/chat/chatSocket';
import { pause } from '../../../lib/time/pause';
import type { ChatState } from './chat.model';
import type { ChatAction } from './chat.state';
import { indexOfSeq, pagesOver } from './log.rules';
import { findMessage } from './pins.rules';

const PAGE = 100;
const MARKED_MS = 2_600;
const AGAIN_MS = 1_000;

interface Deps {
  state: () => ChatState;
  dispatch: (action: ChatAction) => void;
  /** Null while nothing can be asked. */
  reader: () => Pick<ChatWire, 'history'> | null;
}

/** Fetches what is not here: earlier messages, what a gap hides, the surroundings of a message far up. */
export class ChatPages {
  #isFilling = false;
  #anewTurn = 0;
  #markTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #finding = new Set<number>();

  constructor(private readonly deps: Deps) {}

  close(): void {
    this.#anewTurn += 1;
    clearTimeout(this.#markTimer);
  }

  async load(page: Omit<ChatHistory, 'limit'>): Promise<boolean> {
    try {
      const reply = await this.deps.reader()?.history({ ...page, limit: PAGE });
      if (!reply?.ok) return false;
      this.deps.dispatch({ type: 'paged', messages: reply.messages });
      return true;
    } catch {
      // The line was cut or slow. What asked for the page shows that it is missing, and asks again.
      return false;
    }
  }

  /** The visit begins where the unread begin, or where the reader was: either may lie before the newest page. */
  async land(): Promise<void> {
    const { unread, place, log } = this.deps.state();
    const oldest = log.messages[0]?.seq ?? 1;
    if (unread && unread.after + 1 < oldest) await this.load({ after: unread.after });
    else if (!unread && place) await this.bring(place.seq);
  }

  /** The page before the oldest message here. */
  async loadOlder(): Promise<void> {
    const { log, older } = this.deps.state();
    const oldest = log.messages[0]?.seq ?? 1;
    if (oldest === 1 || older === 'loading') return;
    this.deps.dispatch({ type: 'older', older: 'loading' });
    const isHere = await this.load({ before: oldest });
    this.deps.dispatch({ type: 'older', older: isHere ? 'idle' : 'failed' });
  }

  /** A page of what is missing, next to its lower or its upper bound. One page at a time. False when it could not be fetched. */
  async fillGap(bound: { after: number } | { before: number }): Promise<boolean> {
    if (this.#isFilling) return true;
    this.#isFilling = true;
    const isHere = await this.load(bound);
    this.#isFilling = false;
    return isHere;
  }

  /** Fetches a message with what was said around it, unless it is here. False when it could not be fetched. */
  async bring(seq: number): Promise<boolean> {
    const isHere = () => indexOfSeq(this.deps.state().log, seq) >= 0;
    if (!isHere()) await this.load({ before: seq + PAGE / 2 });
    return isHere();
  }

  /** Brings a message into view, with what was said around it. False when it could not be fetched. */
  async jumpTo(seq: number): Promise<boolean> {
    if (!(await this.bring(seq))) return false;
    this.deps.dispatch({ type: 'jumped', seq });
    clearTimeout(this.#markTimer);
    this.#markTimer = setTimeout(() => this.deps.dispatch({ type: 'jumped', seq: null }), MARKED_MS);
    return true;
  }

  /** Fetches one message that a quote or a pin names, unless it is here. */
  async find(seq: number): Promise<void> {
    if (this.#finding.has(seq) || findMessage(this.deps.state(), seq)) return;
    this.#finding.add(seq);
    try {
      const reply = await this.deps.reader()?.history({ before: seq + 1, limit: 1 });
      const [message] = reply?.ok ? reply.messages : [];
      if (message?.seq === seq) this.deps.dispatch({ type: 'found', message });
    } catch {
      // Without it the quote names no words; the next drawing of the quote asks again.
    } finally {
      this.#finding.delete(seq);
    }
  }

  /** Reads everything that is here once more, because changes were missed up to `rev`. */
  async readAnew(rev: number): Promise<void> {
    const turn = ++this.#anewTurn;
    for (const before of pagesOver(this.deps.state().log, PAGE)) {
      // The server lets nobody read a long chat at once: a page that is refused is asked for again.
      while (!(await this.load({ before }))) {
        await pause(AGAIN_MS);
        if (turn !== this.#anewTurn) return;
      }
      if (turn !== this.#anewTurn) return;
    }
    this.deps.dispatch({ type: 'fresh', rev });
  }
}
