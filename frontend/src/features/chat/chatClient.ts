import type { ChatChanged, ChatMessage, ChatWelcome } from '../../../../backend/contracts/chat-events';
import { type OutboxStore, outboxStore, type UnsentLine } from '../../api/chat-outbox-store';
import { type ChatPlace, readPlace, writePlace } from '../../api/chat-place';
import { type ChatHearing, type ChatWire, openChatWire } from '../../api/chat-socket';
import { uploadPhoto } from '../../api/chat-upload';
import { now } from '../../lib/clock';
import { ChatActs } from './chatActs';
import { ChatPages } from './chatPages';
import { type ChatState, INITIAL_CHAT } from './chat.model';
import { type ChatAction, chatReducer } from './chat.state';
import { Gathering } from './gathering';
import { keepUnsent } from './keepUnsent';
import { holeOf, lastSeq } from './log.rules';
import { Outbox } from './outbox';

const TYPING_EVERY_MS = 2_500;
// An acknowledgement may overtake the messages before it by the server's 20 ms frame; only a real hole lives longer.
const HOLE_PATIENCE_MS = 300;
// Four times a second is as lively as anybody can read.
const GATHER_MS = 250;

/** What a person wrote, and what goes with it. */
export type NewLine = Omit<UnsentLine, 'clientId' | 'at'>;

/** Joins the chat's parts: it tells the state what the wire hears, and the wire what people do. Views only read it. */
export class ChatClient {
  #state = INITIAL_CHAT;
  readonly #listeners = new Set<() => void>();
  #wire: ChatWire | null = null;
  #store: OutboxStore | null = null;
  #tripId: number | null = null;
  #holeTimer: ReturnType<typeof setTimeout> | undefined;
  #toldTypingAt = 0;
  #writtenAtMs = 0;
  readonly #deps = {
    state: () => this.#state,
    dispatch: (action: ChatAction) => this.#dispatch(action),
    wire: () => this.#wire,
  };
  readonly #outbox: Outbox;
  readonly #arrivals = new Gathering<ChatMessage>(GATHER_MS, (messages) =>
    this.#apply({ type: 'arrived', messages }),
  );
  readonly acts = new ChatActs(this.#deps);
  readonly pages = new ChatPages(this.#deps);

  constructor(
    private readonly openWire: (hearing: ChatHearing) => ChatWire = openChatWire,
    private readonly openStore: typeof outboxStore = outboxStore,
    upload: typeof uploadPhoto = uploadPhoto,
  ) {
    this.#outbox = new Outbox({
      ...this.#deps,
      send: (message) => this.#wire?.send(message) ?? Promise.reject(new Error('The chat is closed')),
      upload,
    });
  }

  readonly getState = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#wire = this.openWire({
      lastSeq: () => lastSeq(this.#state.log) || undefined,
      lastRev: () => (this.#state.me ? this.#state.rev : undefined),
      onConnection: (connection) => {
        this.#dispatch({ type: 'connection', connection });
        if (connection.state === 'offline') this.#outbox.goOffline();
      },
      onWelcome: (welcome) => void this.#welcomed(welcome),
      onMessages: (messages) => this.#arrivals.take(messages),
      onChanged: (changes) => this.#changed(changes),
      onMine: (mine) => this.#dispatch({ type: 'mine', ...mine }),
      onSilenced: ({ until }) => this.#dispatch({ type: 'silenced', until }),
      onHere: (count) => this.#dispatch({ type: 'here', count }),
      onActivity: (activity) => this.#dispatch({ type: 'counted', activity, at: now() }),
      onTyping: (names) => this.#dispatch({ type: 'typing', names }),
    });
  }

  close(): void {
    this.#wire?.close();
    this.#wire = null;
    this.#arrivals.close();
    this.#outbox.close();
    this.pages.close();
    clearTimeout(this.#holeTimer);
  }

  write(line: NewLine): void {
    const clientId = crypto.randomUUID();
    // Several at once keep their order over a reload, too: it is read off these instants.
    this.#writtenAtMs = Math.max(now().getTime(), this.#writtenAtMs + 1);
    const at = new Date(this.#writtenAtMs).toISOString();
    this.#dispatch({ type: 'written', line: { ...line, clientId, at } });
    this.#outbox.take([clientId]);
  }

  tryAgain(clientId: string): void {
    this.#dispatch({ type: 'sending', clientIds: [clientId] });
    this.#outbox.take([clientId]);
  }

  /** Takes back a line that has not been sent. */
  discard(clientId: string): void {
    this.#dispatch({ type: 'deleted', clientId });
  }

  read(seq: number): void {
    if (seq <= this.#state.readSeq) return;
    this.#dispatch({ type: 'read', seq });
    this.#wire?.read(seq);
  }

  /** Where the reader is now: null for the end of the list. The next visit of this tab begins there. */
  keepPlace(place: ChatPlace | null): void {
    const { me } = this.#state;
    if (me && this.#tripId !== null) writePlace(me.id, this.#tripId, place);
  }

  tellTyping(): void {
    const time = Date.now();
    if (time - this.#toldTypingAt < TYPING_EVERY_MS) return;
    this.#toldTypingAt = time;
    this.#wire?.typing();
  }

  async #welcomed(welcome: ChatWelcome): Promise<void> {
    const isFirst = this.#state.me === null;
    this.#dispatch({ type: 'welcomed', welcome, at: now() });
    if (this.#state.readSeq > welcome.readSeq) this.#wire?.read(this.#state.readSeq);
    if (isFirst) {
      this.#tripId = welcome.tripId;
      this.#store = this.openStore(welcome.me.id, welcome.tripId);
      this.#dispatch({ type: 'returned', place: readPlace(welcome.me.id, welcome.tripId) });
      await Promise.all([this.#restoreUnsent(this.#store), this.#loadLanding()]);
      this.#dispatch({ type: 'ready' });
    }
    if (this.#state.isStale) void this.pages.readAnew(welcome.rev);
    this.#outbox.resume();
  }

  #changed(changes: ChatChanged[]): void {
    this.#dispatch({ type: 'changed', changes });
    // A pin is shown on top, wherever in the log its message stands.
    for (const { seq, change } of changes) if (change.pinnedAt) void this.pages.find(seq);
  }

  /** The visit begins where the unread begin, or where the reader was: either may lie before the newest page. */
  async #loadLanding(): Promise<void> {
    const { unread, place, log } = this.#state;
    const oldest = log.messages[0]?.seq ?? 1;
    if (unread && unread.after + 1 < oldest) await this.pages.load({ after: unread.after });
    else if (!unread && place) await this.pages.bring(place.seq);
  }

  async #restoreUnsent(store: OutboxStore): Promise<void> {
    try {
      this.#dispatch({ type: 'restored', lines: await store.load() });
    } catch {
      // Private windows may have no database: then unsent lines live as long as the page does.
      this.#store = null;
    }
  }

  #dispatch(action: ChatAction): void {
    // Whatever happens happens after what was said before it.
    this.#arrivals.flush();
    this.#apply(action);
  }

  #apply(action: ChatAction): void {
    const before = this.#state;
    this.#state = chatReducer(before, action);
    if (this.#store && before.pending !== this.#state.pending) {
      keepUnsent(this.#store, before.pending, this.#state.pending);
    }
    this.#watchHole();
    for (const listener of this.#listeners) listener();
  }

  #watchHole(): void {
    const hole = holeOf(this.#state.log);
    if (!hole) {
      clearTimeout(this.#holeTimer);
      this.#holeTimer = undefined;
      return;
    }
    this.#holeTimer ??= setTimeout(() => {
      this.#holeTimer = undefined;
      const still = holeOf(this.#state.log);
      if (still) void this.pages.load({ after: still.after });
    }, HOLE_PATIENCE_MS);
  }
}
