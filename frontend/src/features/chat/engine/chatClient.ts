import type { ChatChanged, ChatMessage, ChatWelcome } from '../../../../../backend/contracts/chat-events';
import { type OutboxStore, outboxStore, type UnsentLine } from '../../../api/device/chatOutboxStore';
import { type ChatPlace, readPlace, writePlace } from '../../../api/device/chatPlace';
import { type ChatHearing, type ChatWire, openChatWire } from '../../../api/chat/chatSocket';
import { uploadPhoto } from '../../../api/chat/chatUpload';
import { now } from '../../../lib/time/clock';
import { newId } from '../../../lib/newId';
import { ChatActs } from './chatActs';
import { ChatPages } from './chatPages';
import { type ChatState, INITIAL_CHAT } from './chat.model';
import { type ChatAction, chatReducer } from './chat.state';
import { Gathering } from './gathering';
import { keepUnsent } from './keepUnsent';
import { HoleWatch } from './holeWatch';
import { lastSeq } from './log.rules';
import { Outbox } from './outbox';

const TYPING_EVERY_MS = 2_500;
// Four times a second is as lively as anybody can read.
const GATHER_MS = 250;

/** What a person wrote, and what goes with it. */
export type NewLine = Omit<UnsentLine, 'clientId' | 'at'>;

/** Joins the chat's parts: it tells the state what the wire hears, and the wire what people do. Views only read it. */
export class ChatClient {
  #state = INITIAL_CHAT;
  #hasEnded = false;
  readonly #listeners = new Set<() => void>();
  #wire: ChatWire | null = null;
  #store: OutboxStore | null = null;
  #tripId: number | null = null;
  #toldTypingAt = 0;
  #writtenAtMs = 0;
  readonly #deps = {
    state: () => this.#state,
    dispatch: (action: ChatAction) => this.#dispatch(action),
    wire: () => this.#liveWire(),
  };
  readonly #outbox: Outbox;
  readonly #arrivals = new Gathering<ChatMessage>(GATHER_MS, (messages) =>
    this.#apply({ type: 'arrived', messages }),
  );
  readonly acts = new ChatActs(this.#deps);
  readonly pages = new ChatPages(this.#deps);
  readonly #hole = new HoleWatch(
    () => this.#state.log,
    (after) => void this.pages.load({ after }),
  );

  constructor(
    private readonly openWire: (hearing: ChatHearing) => ChatWire = openChatWire,
    private readonly openStore: typeof outboxStore = outboxStore,
    upload: typeof uploadPhoto = uploadPhoto,
  ) {
    this.#outbox = new Outbox({
      ...this.#deps,
      send: (message) => this.#liveWire()?.send(message) ?? Promise.reject(new Error('The chat is closed')),
      upload,
    });
  }

  readonly getState = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * @param onOther hears that the server takes this browser for somebody else now, or for the same person on another trip.
   * This client has ended by then: nothing that was written here goes out under another name.
   */
  open(onOther: () => void): void {
    this.#hasEnded = false;
    this.#wire = this.openWire({
      lastSeq: () => lastSeq(this.#state.log) || undefined,
      lastRev: () => (this.#state.me ? this.#state.rev : undefined),
      onConnection: (connection) => {
        // The line is live for the chat when the server has said whose it is.
        if (connection.state === 'live') return;
        this.#dispatch({ type: 'connection', connection });
        if (connection.state === 'offline') this.#outbox.goOffline();
      },
      onWelcome: (welcome) => {
        if (this.#isSame(welcome)) return void this.#welcomed(welcome);
        this.close();
        onOther();
      },
      onMessages: (messages) => this.#arrivals.take(messages),
      onChanged: (changes) => this.#changed(changes),
      onMine: (mine) => this.#dispatch({ type: 'mine', ...mine }),
      onSilenced: ({ until }) => this.#dispatch({ type: 'silenced', until }),
      onHere: (count) => this.#dispatch({ type: 'here', count }),
      onActivity: (activity) => this.#dispatch({ type: 'counted', activity, at: now() }),
      onTyping: (names) => this.#dispatch({ type: 'typing', names }),
    });
  }

  /** Ends everything: after it nothing is sent, kept or told, whatever still comes in. */
  close(): void {
    this.#hasEnded = true;
    this.#wire?.close();
    this.#wire = null;
    this.#arrivals.close();
    this.#outbox.close();
    this.pages.close();
    this.#hole.close();
  }

  write(line: NewLine): void {
    const clientId = newId();
    // Several at once keep their order over a reload, too: it is read off these instants.
    this.#writtenAtMs = Math.max(now().getTime(), this.#writtenAtMs + 1);
    const at = new Date(this.#writtenAtMs).toISOString();
    this.#dispatch({ type: 'written', line: { ...line, clientId, at } });
    this.#outbox.take([clientId]);
  }

  tryAgain(clientId: string): void {
    this.#dispatch({ type: 'sending', clientIds: [clientId] });
    this.#outbox.takeAgain(clientId);
  }

  /** Takes back a line that has not been sent. */
  discard(clientId: string): void {
    this.#dispatch({ type: 'deleted', clientId });
    this.#outbox.drop(clientId);
  }

  read(seq: number): void {
    if (seq <= this.#state.readSeq) return;
    this.#dispatch({ type: 'read', seq });
    this.#liveWire()?.read(seq);
  }

  /** Where the reader is now: null for the end of the list. The next visit of this tab begins there. */
  keepPlace(place: ChatPlace | null): void {
    const { me } = this.#state;
    if (!this.#hasEnded && me && this.#tripId !== null) writePlace(me.id, this.#tripId, place);
  }

  tellTyping(): void {
    const time = Date.now();
    if (time - this.#toldTypingAt < TYPING_EVERY_MS) return;
    this.#toldTypingAt = time;
    this.#liveWire()?.typing();
  }

  /** The wire while it is known who speaks over it. */
  #liveWire(): ChatWire | null {
    return this.#state.connection.state === 'live' ? this.#wire : null;
  }

  #isSame({ me, tripId }: ChatWelcome): boolean {
    return this.#state.me === null || (this.#state.me.id === me.id && this.#tripId === tripId);
  }

  async #welcomed(welcome: ChatWelcome): Promise<void> {
    const wire = this.#wire;
    const isArriving = !this.#state.isReady;
    this.#dispatch({ type: 'connection', connection: { state: 'live' } });
    this.#dispatch({ type: 'welcomed', welcome, at: now() });
    if (this.#state.readSeq > welcome.readSeq) wire?.read(this.#state.readSeq);
    if (isArriving) {
      this.#tripId = welcome.tripId;
      this.#store = this.openStore(welcome.me.id, welcome.tripId);
      this.#dispatch({ type: 'returned', place: readPlace(welcome.me.id, welcome.tripId) });
      await Promise.all([this.#restoreUnsent(this.#store), this.#loadLanding()]);
      if (this.#wire !== wire) return;
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
    if (this.#hasEnded) return;
    const before = this.#state;
    this.#state = chatReducer(before, action);
    if (this.#store && before.pending !== this.#state.pending) {
      keepUnsent(this.#store, before.pending, this.#state.pending);
    }
    this.#hole.look();
    for (const listener of this.#listeners) listener();
  }
}
