import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import type { ChatMessage } from '../../../../contracts/chat-events.js';
import { log } from '../../../platform/logging/log.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { ChatRefusal } from '../chat-refusal.js';
import { ChatRooms } from './chat-rooms.js';
import type { NewMessage } from './written-messages.js';
import { ChatStore } from './chat-store.js';
import { GroupCommit } from './group-commit.js';

const MAX_BATCH = 200;
const MAX_WAITING = 2_000;
const PHOTO_LOST = 'This photo could not be shared. Please add it again.';

/** Where messages are said: stored first, answered then, told to everybody last. */
@Injectable()
export class ChatLog {
  private readonly writers = new Map<number, GroupCommit<NewMessage, ChatMessage | null>>();

  constructor(
    private readonly store: ChatStore,
    private readonly rooms: ChatRooms,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Resolves with the message as it stands in the log once it is committed; a retry gets the first answer. Throws a
   * ChatRefusal: `invalid` for an answer to nothing or a photo that is not theirs, `unavailable` when it could not be stored and may be sent again.
   */
  async append(tripId: number, message: NewMessage): Promise<ChatMessage> {
    const stored = await this.writer(tripId)
      .add(message)
      .catch((err: unknown) => {
        log.warn({ err, tripId }, 'a chat message could not be stored');
        throw new ChatRefusal('unavailable');
      });
    if (!stored) throw new ChatRefusal('invalid', message.photo ? { message: PHOTO_LOST } : {});
    return stored;
  }

  private writer(tripId: number): GroupCommit<NewMessage, ChatMessage | null> {
    const existing = this.writers.get(tripId);
    if (existing) return existing;
    const writer = new GroupCommit<NewMessage, ChatMessage | null>({
      write: (messages) => this.write(tripId, messages),
      isItemsFault,
      maxBatch: MAX_BATCH,
      maxWaiting: MAX_WAITING,
    });
    this.writers.set(tripId, writer);
    return writer;
  }

  private async write(tripId: number, messages: NewMessage[]): Promise<(ChatMessage | null)[]> {
    const { answers, fresh } = await this.store.append(tripId, messages);
    // The senders' answers go out first: they do not wait for a room of a thousand to be told.
    if (fresh.length) setImmediate(() => this.tell(tripId, fresh));
    return answers;
  }

  private tell(tripId: number, fresh: ChatMessage[]): void {
    this.rooms.announce(tripId, fresh);
    this.news.told();
  }
}

/** SQLSTATE classes 22 (a value) and 23 (a constraint): one of the batch is at fault, not the database. */
function isItemsFault(err: unknown): boolean {
  const cause: unknown = err instanceof QueryFailedError ? err.driverError : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : '';
  return /^2[23]/.test(code);
}
