import type { ChatHistory, ChatWelcome } from '../../../../backend/contracts/chat-events';
import { type OutboxStore, outboxStore, type UnsentLine } from '../../api/chat-outbox-store';
import { type ChatHearing, type ChatWire, openChatWire } from '../../api/chat-socket';
import { now } from '../../lib/clock';
import { type ChatAction, type ChatState, chatReducer, INITIAL_CHAT } from './chat.state';
import { holeOf, lastSeq } from './log.rules';
import { Outbox } from './outbox';

const PAGE = 100;
const TYPING_EVERY_MS = 2_500;
// An acknowledgement may overtake the messages before it by the server's 20 ms frame; only a real hole lives longer.
const HOLE_PATIENCE_MS = 300;

/** Joins the chat's parts: it tells the state what the wire hears, and the wire what people do. Views only read it. */
export class ChatClient {
  #state = INITIAL_CHAT;
  readonly #listeners = new Set<() => void>();
  #wire: ChatWire | null = null;
  #store: OutboxStore | null = null;
  #holeTimer: ReturnType<typeof setTimeout> | undefined;
  #toldTypingAt = 0;
  #isFilling = false;
  readonly #outbox = new Outbox({
    state: () => this.#state,
    dispatch: (action) => this.#dispatch(action),
    send: (message) => this.#wire?.send(message) ?? Promise.reject(new Error('The chat is closed')),
  });

  constructor(
    private readonly openWire: (hearing: ChatHearing) => ChatWire = openChatWire,
    private readonly openStore: typeof outboxStore = outboxStore,
  ) {}

  readonly getState = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#wire = this.openWire({
      lastSeq: () => lastSeq(this.#state.log) || undefined,
      onConnection: (connection) => {
        this.#dispatch({ type: 'connection', connection });
        if (connection.state === 'offline') this.#outbox.goOffline();
      },
      onWelcome: (welcome) => void this.#welcomed(welcome),
      onMessages: (messages) => this.#dispatch({ type: 'arrived', messages }),
      onActivity: (activity) => this.#dispatch({ type: 'counted', activity, at: now() }),
      onTyping: (names) => this.#dispatch({ type: 'typing', names }),
    });
  }

  close(): void {
    this.#wire?.close();
    this.#wire = null;
    this.#outbox.close();
    clearTimeout(this.#holeTimer);
  }

  write(content: string): void {
    const line: UnsentLine = { clientId: crypto.randomUUID(), content, at: now().toISOString() };
    this.#dispatch({ type: 'written', line });
    this.#outbox.take([line.clientId]);
  }

  tryAgain(clientId: string): void {
    this.#dispatch({ type: 'sending', clientIds: [clientId] });
    this.#outbox.take([clientId]);
  }

  delete(clientId: string): void {
    this.#dispatch({ type: 'deleted', clientId });
  }

  /** The page before the oldest message here. */
  async loadOlder(): Promise<void> {
    const oldest = this.#state.log.messages[0]?.seq ?? 1;
    if (oldest === 1 || this.#state.older === 'loading') return;
    this.#dispatch({ type: 'older', older: 'loading' });
    const isHere = await this.#loadPage({ before: oldest, limit: PAGE });
    this.#dispatch({ type: 'older', older: isHere ? 'idle' : 'failed' });
  }

  /** A page of what is missing, next to its lower or its upper bound. One page at a time. */
  async fillGap(bound: { after: number } | { before: number }): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    await this.#loadPage({ ...bound, limit: PAGE });
    this.#isFilling = false;
  }

  read(seq: number): void {
    if (seq <= this.#state.readSeq) return;
    this.#dispatch({ type: 'read', seq });
    this.#wire?.read(seq);
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
      this.#store = this.openStore(welcome.me.id, welcome.tripId);
      await Promise.all([this.#restoreUnsent(this.#store), this.#loadUnreadStart()]);
      this.#dispatch({ type: 'ready' });
    }
    this.#outbox.resume();
  }

  /** The visit begins where the unread begin, which may lie before the newest page. */
  async #loadUnreadStart(): Promise<void> {
    const { unread, log } = this.#state;
    const oldest = log.messages[0]?.seq ?? 1;
    if (unread && unread.after + 1 < oldest) await this.#loadPage({ after: unread.after, limit: PAGE });
  }

  async #restoreUnsent(store: OutboxStore): Promise<void> {
    try {
      this.#dispatch({ type: 'restored', lines: await store.load() });
    } catch {
      // Private windows may have no database: then unsent lines live as long as the page does.
      this.#store = null;
    }
  }

  async #loadPage(page: ChatHistory): Promise<boolean> {
    try {
      const reply = await this.#wire?.history(page);
      if (!reply?.ok) return false;
      this.#dispatch({ type: 'paged', messages: reply.messages });
      return true;
    } catch {
      // The line was cut or slow. What asked for the page shows that it is missing, and asks again.
      return false;
    }
  }

  #dispatch(action: ChatAction): void {
    const before = this.#state;
    this.#state = chatReducer(before, action);
    if (this.#store && before.pending !== this.#state.pending) keepUnsent(this.#store, before, this.#state);
    this.#watchHole();
    for (const listener of this.#listeners) listener();
  }

  #watchHole(): void {
    const hole = holeOf(this.#state.log);
    if (!hole || this.#holeTimer !== undefined) return;
    this.#holeTimer = setTimeout(() => {
      this.#holeTimer = undefined;
      const still = holeOf(this.#state.log);
      if (still) void this.#loadPage({ after: still.after, limit: PAGE });
    }, HOLE_PATIENCE_MS);
  }
}

const unsentOf = ({ pending }: ChatState) =>
  new Map(pending.filter(({ status }) => status !== 'sent').map((line) => [line.clientId, line]));

// Storage that fails costs only the survival of a reload; the line itself is in memory and is being sent.
const ignore = () => undefined;

/** Writes to storage what became pending, and takes out what is acknowledged or deleted. */
function keepUnsent(store: OutboxStore, before: ChatState, after: ChatState): void {
  const had = unsentOf(before);
  const has = unsentOf(after);
  for (const [clientId, { content, at }] of has) {
    if (!had.has(clientId)) store.put({ clientId, content, at }).catch(ignore);
  }
  for (const clientId of had.keys()) if (!has.has(clientId)) store.remove(clientId).catch(ignore);
}
