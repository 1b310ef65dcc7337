import type { ChatError, ChatErrorCode } from '../../../contracts/chat-events.js';
import { SENTENCES } from './chat.rules.js';

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
