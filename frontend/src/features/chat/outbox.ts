import { ACK_TIMEOUT_MS, type ChatWire } from '../../api/chat-socket';
import { reconnectDelayMs } from '../../api/socket';
import type { ChatAction, ChatState, PendingLine } from './chat.state';

const OFFLINE = 'Not sent. You are offline.';
const NO_ANSWER = 'Not sent yet. We keep trying.';

interface Deps {
  state: () => ChatState;
  dispatch: (action: ChatAction) => void;
  send: ChatWire['send'];
}

const waits = ({ status }: PendingLine) => status === 'sending' || status === 'failed';

/**
 * Sends what is pending, one line at a time and oldest first, so that the order written is the order stored. A line
 * keeps its client id however often it is sent, so the server stores it once.
 */
export class Outbox {
  #isSending = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: Deps) {}

  /** Takes lines that have just been written or are to be tried again. */
  take(clientIds: readonly string[]): void {
    if (this.deps.state().connection.state === 'offline') this.#fail(clientIds, OFFLINE);
    else setTimeout(() => this.#giveUpWaiting(clientIds), ACK_TIMEOUT_MS);
    void this.#sendAll();
  }

  /** The line is back: everything that waits goes out now. */
  resume(): void {
    this.#attempt = 0;
    clearTimeout(this.#retry);
    const clientIds = this.deps
      .state()
      .pending.filter(waits)
      .map(({ clientId }) => clientId);
    if (clientIds.length === 0) return;
    this.deps.dispatch({ type: 'sending', clientIds });
    this.take(clientIds);
  }

  /** The browser is offline: what waits is shown as not sent at once. */
  goOffline(): void {
    this.#fail(
      this.deps
        .state()
        .pending.filter(waits)
        .map(({ clientId }) => clientId),
      OFFLINE,
    );
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  #fail(clientIds: readonly string[], reason: string): void {
    if (clientIds.length > 0) this.deps.dispatch({ type: 'failed', clientIds, reason });
  }

  #giveUpWaiting(clientIds: readonly string[]): void {
    const late = this.deps
      .state()
      .pending.filter((line) => line.status === 'sending' && clientIds.includes(line.clientId));
    this.#fail(
      late.map(({ clientId }) => clientId),
      NO_ANSWER,
    );
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.deps.state().connection.state === 'live') {
      const line = this.deps.state().pending.find(waits);
      if (!line || !(await this.#sendOne(line))) break;
    }
    this.#isSending = false;
  }

  /** True when the next line may follow. */
  async #sendOne({ clientId, content }: PendingLine): Promise<boolean> {
    try {
      const reply = await this.deps.send({ clientId, content });
      if (reply.ok) {
        this.#attempt = 0;
        this.deps.dispatch({ type: 'acknowledged', message: reply.message });
        return true;
      }
      const { code, message, retryAfterMs } = reply.error;
      if (code === 'rate_limited' || code === 'unavailable') {
        this.#fail([clientId], message);
        this.#tryLater(retryAfterMs);
        return false;
      }
      this.deps.dispatch({ type: 'refused', clientId, reason: message });
      return true;
    } catch {
      // No answer: the line may be stored or not. Its client id makes another try harmless.
      this.#tryLater();
      return false;
    }
  }

  #tryLater(delayMs = reconnectDelayMs(this.#attempt++)): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#sendAll(), delayMs);
  }
}
