import type { ChatChanged, ChatMessage, ChatWelcome } from '../../../../../backend/contracts/chat-events';
import { type OutboxStore, outboxStore, type UnsentLine } from '../../../api/device/chatOutboxStore';
import { type ChatPlace, readPlace, writePlace } from '../../../api/device/chatPlace';
import { type ChatReading, chatReading } from '../../../api/chat/chatReading';
import { type ChatHearing, type ChatWire, openChatWire } from '../../../api/chat/chatSocket';
import { uploadPhoto } from '../../../api/chat/chatUpload';
import { now } from '../../../lib/time/clock';
import { newId } from '../../../lib/newId';
import { ChatActs } from './chatActs';
import { ChatPages } from './chatPages';
import { type ChatState, INITIAL_CHAT, isOut } from './chat.model';
import { type ChatAction, chatReducer } from './chat.state';
import { Gathering } from './gathering';
import { keepUnsent } from './keepUnsent';
import { HoleWatch } from './holeWatch';
import { Outbox } from './outbox';
import { positionOf, SlowReading } from './slowReading';
import { Typing } from './typing';

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
  #onOther: () => void = () => {};
  #writtenAtMs = 0;
  readonly #deps = {
    state: () => this.#state,
    dispatch: (action: ChatAction) => this.#dispatch(action),
    wire: () => this.#liveWire(),
    hasEnded: () => this.#hasEnded,
  };
  readonly #outbox: Outbox;
  readonly #arrivals = new Gathering<ChatMessage>(GATHER_MS, (messages) =>
    this.#apply({ type: 'arrived', messages }),
  );
  readonly acts = new ChatActs(this.#deps);
  readonly typing = new Typing(() => this.#liveWire()?.typing());
  readonly pages = new ChatPages({ ...this.#deps, reader: () => this.#liveWire() ?? this.#slowly.reader });
  readonly #hole = new HoleWatch(
    () => this.#state.log,
    (after) => void this.pages.load({ after }),
  );
  readonly #slowly: SlowReading;

  constructor(
    private readonly openWire: (hearing: ChatHearing) => ChatWire = openChatWire,
    private readonly openStore: typeof outboxStore = outboxStore,
    upload: typeof uploadPhoto = uploadPhoto,
    reading: ChatReading = chatReading,
  ) {
    this.#slowly = new SlowReading({
      reading,
      enter: (welcome) => this.#enter(welcome, { isLive: false }),
    });
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
   * @param startTrip whose chat it is to be; null for that of the trip which the person's pages are about.
   * @param onOther hears that the server takes this browser for somebody else now, or knows nothing of its trip any more.
   * This client has ended by then: nothing that was written here goes out under another name.
   */
  open(startTrip: number | null, onOther: () => void): void {
    this.#hasEnded = false;
    this.#onOther = onOther;
    const position = () => positionOf(this.#state, startTrip);
    this.#wire = this.openWire({
      position,
      onConnection: (connection) => {
        // The line is live for the chat when the server has said whose it is.
        if (connection.state === 'live') return;
        if (isOut(this.#state, connection)) return this.#end();
        this.#dispatch({ type: 'connection', connection });
        if (connection.state === 'offline') this.#outbox.goOffline();
        if ('isBarred' in connection) this.#slowly.start(position);
      },
      onWelcome: (welcome) => void this.#enter(welcome, { isLive: true }),
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
    this.#slowly.stop();
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
    const { me, tripId } = this.#state;
    if (!this.#hasEnded && me && tripId !== null) writePlace(me.id, tripId, place);
  }

  /** The wire while it is known who speaks over it. */
  #liveWire(): ChatWire | null {
    return this.#state.connection.state === 'live' ? this.#wire : null;
  }

  async #enter(welcome: ChatWelcome, { isLive }: { isLive: boolean }): Promise<void> {
    const { me, tripId } = this.#state;
    if (!me || (me.id === welcome.me.id && tripId === welcome.tripId)) return this.#welcomed(welcome, isLive);
    return this.#end();
  }

  #end(): void {
    this.close();
    this.#onOther();
  }

  async #welcomed(welcome: ChatWelcome, isLive: boolean): Promise<void> {
    const wire = this.#wire;
    const isArriving = !this.#state.isReady;
    if (isLive) {
      this.#slowly.stop();
      this.#dispatch({ type: 'connection', connection: { state: 'live' } });
    }
    this.#dispatch({ type: 'welcomed', welcome, at: now() });
    if (this.#state.readSeq > welcome.readSeq) this.#liveWire()?.read(this.#state.readSeq);
    if (isArriving) {
      this.#store = this.openStore(welcome.me.id, welcome.tripId);
      this.#dispatch({ type: 'returned', place: readPlace(welcome.me.id, welcome.tripId) });
      await Promise.all([this.#restoreUnsent(this.#store), this.pages.land()]);
      if (this.#wire !== wire) return;
      this.#dispatch({ type: 'ready' });
    }
    if (this.#state.isStale) void this.pages.readAnew(welcome.rev);
    if (isLive || isArriving) this.#outbox.resume();
  }

  #changed(changes: ChatChanged[]): void {
    this.#dispatch({ type: 'changed', changes });
    // A pin is shown on top, wherever in the log its message stands.
    for (const { seq, change } of changes) if (change.pinnedAt) void this.pages.find(seq);
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
