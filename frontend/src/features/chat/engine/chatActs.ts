import type { ChatChanged, ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatWire, Reply } from '../../../api/chat/chatSocket';
import type { ChatAction } from './chat.state';

const NOT_CONNECTED = 'The chat is not connected right now. Please try again in a moment.';

/**
 * What came of something that a person did: null when it is done, else why not, as a sentence. Null, too, once they have left
 * the chat: where they are then nothing is said of it.
 */
export type Outcome = string | null;

interface Deps {
  wire: () => ChatWire | null;
  dispatch: (action: ChatAction) => void;
  hasEnded: () => boolean;
}

/** What people do to messages that are there. The log changes when the server has said yes. */
export class ChatActs {
  constructor(private readonly deps: Deps) {}

  edit(seq: number, content: string): Promise<Outcome> {
    return this.#change((wire) => wire.edit({ seq, content }));
  }

  delete(seq: number): Promise<Outcome> {
    return this.#change((wire) => wire.delete({ seq }));
  }

  react(seq: number, emoji: string, on: boolean): Promise<Outcome> {
    return this.#change((wire) => wire.react({ seq, emoji, on }));
  }

  /** Sets all that somebody chooses in a poll, by the places of the answers; none takes it back. */
  vote(seq: number, answers: number[]): Promise<Outcome> {
    return this.#change((wire) => wire.vote({ seq, answers }));
  }

  endPoll(seq: number): Promise<Outcome> {
    return this.#change((wire) => wire.endPoll({ seq }));
  }

  pin(seq: number, on: boolean): Promise<Outcome> {
    return this.#change((wire) => wire.pin({ seq, on }));
  }

  async report(seq: number, reason: string): Promise<Outcome> {
    const reply = await this.#ask((wire) => wire.report({ seq, reason }));
    return typeof reply === 'string' ? reply : null;
  }

  async mute(userId: number, on: boolean): Promise<Outcome> {
    const reply = await this.#ask((wire) => wire.mute({ userId, on }));
    if (typeof reply === 'string') return reply;
    this.deps.dispatch({ type: 'mine', mutedUserIds: reply.mutedUserIds });
    return null;
  }

  /** What members wrote, the newest first; why not, as a sentence, when it cannot be searched. */
  search(text: string, before?: number): Promise<{ messages: ChatMessage[]; hasMore: boolean } | string> {
    return this.#ask((wire) => wire.search({ text, before, limit: 20 }));
  }

  async #change(act: (wire: ChatWire) => Promise<Reply<{ changed: ChatChanged }>>): Promise<Outcome> {
    const reply = await this.#ask(act);
    if (typeof reply === 'string') return this.deps.hasEnded() ? null : reply;
    this.deps.dispatch({ type: 'acted', changed: reply.changed });
    return null;
  }

  async #ask<T>(question: (wire: ChatWire) => Promise<Reply<T>>): Promise<T | string> {
    const wire = this.deps.wire();
    if (!wire) return NOT_CONNECTED;
    try {
      const reply = await question(wire);
      return reply.ok ? reply : reply.error.message;
    } catch {
      // The line was cut or no answer came: acts can be done twice, so the person is told to try again.
      return NOT_CONNECTED;
    }
  }
}
