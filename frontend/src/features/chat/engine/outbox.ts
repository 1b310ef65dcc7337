import type { ChatSend } from '../../../../../backend/contracts/chat-events';
import { ACK_TIMEOUT_MS, type ChatWire } from '../../../api/chat/chatSocket';
import type { uploadPhoto } from '../../../api/chat/chatUpload';
import { HttpError } from '../../../api/http';
import { reconnectDelayMs } from '../../../api/socket';
import type { ChatState, PendingLine } from './chat.model';
import type { ChatAction } from './chat.state';
import { PhotoCarrier, Stopped } from './photoCarrier';

const OFFLINE = 'Not sent. You are offline.';
const NO_ANSWER = 'Not sent yet. We keep trying.';

interface Deps {
  state: () => ChatState;
  dispatch: (action: ChatAction) => void;
  send: ChatWire['send'];
  upload: typeof uploadPhoto;
}

const waits = ({ status }: PendingLine) => status === 'sending' || status === 'failed';
const isUploading = ({ uploaded }: PendingLine) => uploaded !== undefined;

/**
 * Sends what is pending, one line at a time and oldest first, so that the order written is the order stored. A line
 * keeps its client id however often it is sent, so the server stores it once.
 */
export class Outbox {
  #isSending = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #givingUp = new Set<ReturnType<typeof setTimeout>>();
  /** Ends with `close`: what is still on its way then has nobody to tell. */
  #life = new AbortController();
  /** Lines whose photo the server had and forgot; a second time they are not carried there. */
  readonly #carriedAgain = new Set<string>();
  readonly #photos: PhotoCarrier;

  constructor(private readonly deps: Deps) {
    this.#photos = new PhotoCarrier(deps.upload);
  }

  /** Takes lines that have just been written or are to be tried again. */
  take(clientIds: readonly string[]): void {
    if (this.deps.state().connection.state === 'offline') this.#fail(clientIds, OFFLINE);
    else this.#giveUpLater(clientIds);
    void this.#sendAll();
  }

  /** Takes a line that its author wants tried again now: a photo on its way, which may hang, starts anew. */
  takeAgain(clientId: string): void {
    this.#photos.stop(clientId);
    this.take([clientId]);
  }

  /** Its author took a line back. */
  drop(clientId: string): void {
    this.#photos.stop(clientId);
  }

  /** The line is back: everything that waits goes out now. */
  resume(): void {
    this.#attempt = 0;
    this.#photos.forgetLost();
    clearTimeout(this.#retry);
    const clientIds = this.#waiting();
    if (clientIds.length === 0) return;
    this.deps.dispatch({ type: 'sending', clientIds });
    this.take(clientIds);
  }

  /** The browser is offline: what waits is shown as not sent at once. */
  goOffline(): void {
    this.#fail(this.#waiting(), OFFLINE);
  }

  /** Ends what is on its way, and every wait: nothing is sent, said or kept after it. */
  close(): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.#photos.close();
    this.#isSending = false;
    clearTimeout(this.#retry);
    for (const timer of this.#givingUp) clearTimeout(timer);
    this.#givingUp.clear();
  }

  #waiting(): string[] {
    return this.deps
      .state()
      .pending.filter(waits)
      .map(({ clientId }) => clientId);
  }

  #fail(clientIds: readonly string[], reason: string): void {
    if (clientIds.length > 0) this.deps.dispatch({ type: 'failed', clientIds, reason });
  }

  #giveUpLater(clientIds: readonly string[]): void {
    const timer = setTimeout(() => {
      this.#givingUp.delete(timer);
      this.#giveUpWaiting(clientIds);
    }, ACK_TIMEOUT_MS);
    this.#givingUp.add(timer);
  }

  #giveUpWaiting(clientIds: readonly string[]): void {
    const { pending } = this.deps.state();
    const late = pending.filter((line) => line.status === 'sending' && clientIds.includes(line.clientId));
    if (late.length === 0) return;
    // A photo on its way may take minutes, and what was written after it waits its turn: unless it has failed before.
    const carried = pending.find(isUploading);
    if (carried && !this.#photos.isLost(carried.clientId)) this.#giveUpLater(clientIds);
    else
      this.#fail(
        late.map(({ clientId }) => clientId),
        NO_ANSWER,
      );
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    const { signal } = this.#life;
    this.#isSending = true;
    while (this.deps.state().connection.state === 'live') {
      const line = this.#next();
      const mayFollow = line ? await this.#sendOne(line, signal) : false;
      // Closed meanwhile: another turn may have begun since.
      if (signal.aborted) return;
      if (!mayFollow) break;
    }
    this.#isSending = false;
  }

  /** The oldest line that waits. A photo that nobody answered for lets the others pass, and is tried after them. */
  #next(): PendingLine | undefined {
    const waiting = this.deps.state().pending.filter(waits);
    const isFree = ({ clientId }: PendingLine) => !this.#photos.isLost(clientId);
    const lost = this.#photos.longestLost(waiting.map(({ clientId }) => clientId));
    return waiting.find(isFree) ?? waiting.find(({ clientId }) => clientId === lost);
  }

  /** True when the next line may follow. */
  async #sendOne(line: PendingLine, signal: AbortSignal): Promise<boolean> {
    const { clientId, replyTo, isAnnouncement, photo } = line;
    try {
      const photoId = photo && (photo.id ?? (await this.#upload(clientId, photo.file)));
      // Its author took it back while the photo was on its way, or left.
      if (signal.aborted || !this.#isThere(clientId)) return true;
      const withPhoto = photo && { photoId, photoAlt: photo.alt.trim() || undefined };
      const said = saidIn(line);
      const reply = await this.deps.send({ clientId, ...said, replyTo, isAnnouncement, ...withPhoto });
      if (signal.aborted) return false;
      if (reply.ok) {
        this.#attempt = 0;
        this.deps.dispatch({ type: 'acknowledged', message: reply.message });
        return true;
      }
      const { code, message, retryAfterMs } = reply.error;
      if (code === 'gone' && photoId && !this.#carriedAgain.has(clientId)) {
        this.#carriedAgain.add(clientId);
        this.deps.dispatch({ type: 'uploaded', clientId, photoId: undefined });
        return true;
      }
      if (code === 'rate_limited' || code === 'unavailable') {
        this.#fail([clientId], message);
        this.#tryLater(retryAfterMs);
        return false;
      }
      this.#refuse(clientId, message);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof Stopped) return true;
      if (error instanceof HttpError && isFinal(error)) {
        this.#refuse(clientId, error.sentence);
        return true;
      }
      // No answer: the line may be stored or not. Its client id makes another try harmless.
      this.#tryLater();
      if (!this.#photos.isLost(clientId)) return false;
      this.#fail([clientId], NO_ANSWER);
      const next = this.#next();
      return next !== undefined && !this.#photos.isLost(next.clientId);
    }
  }

  #isThere(clientId: string): boolean {
    return this.deps.state().pending.some((line) => line.clientId === clientId);
  }

  #refuse(clientId: string, reason: string): void {
    this.deps.dispatch({ type: 'refused', clientId, reason });
  }

  async #upload(clientId: string, file: Blob): Promise<string> {
    const tell = (part: number) => this.deps.dispatch({ type: 'uploading', clientId, part });
    const photoId = await this.#photos.carry(clientId, file, tell);
    this.deps.dispatch({ type: 'uploaded', clientId, photoId });
    this.#giveUpLater([clientId]);
    return photoId;
  }

  #tryLater(delayMs = reconnectDelayMs(this.#attempt++)): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#sendAll(), delayMs);
  }
}

/** A poll's question goes with its answers or not at all. */
function saidIn({ content, poll }: PendingLine): Pick<ChatSend, 'content' | 'poll'> {
  return poll ? { content: '', poll: { ...poll, question: content } } : { content };
}

/** Whether the same picture would be refused again: too large, no picture, not allowed. */
function isFinal({ status }: HttpError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
