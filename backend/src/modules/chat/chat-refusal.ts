import type { Ack, ChatError, ChatErrorCode } from '../../../contracts/chat-events.js';
import { log } from '../../platform/logging/log.js';
import { SENTENCES } from './chat.rules.js';

export type Reply<T> = Parameters<Ack<T>>[0];

/** An expected refusal of the chat. */
export class ChatRefusal extends Error {
  readonly error: ChatError;

  /** @param message where a better sentence can be said than the code's own. */
  constructor(
    code: ChatErrorCode,
    { retryAfterMs, message }: { retryAfterMs?: number; message?: string } = {},
  ) {
    super(message ?? SENTENCES[code]);
    this.error = { code, message: this.message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

/** The acknowledgement of a request: what `work` resolves with, or the refusal it throws. A fault is `unavailable`. */
export async function answer<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (err) {
    if (err instanceof ChatRefusal) return { ok: false, error: err.error };
    log.error({ err }, 'a chat request failed');
    return { ok: false, error: new ChatRefusal('unavailable').error };
  }
}
