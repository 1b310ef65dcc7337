import { Injectable } from '@nestjs/common';
import type { ChatChanged, ChatMessage } from '../../../contracts/chat-events.js';
import { TokenBuckets } from '../../platform/realtime/token-bucket.js';
import { plainLine } from '../../../contracts/plain-line.js';
import { cleanText } from '../../platform/text/clean-text.js';
import { TripAccess } from '../guests/trip-access.service.js';
import { contentProblem } from './chat.rules.js';
import type { ActName } from './acts/chat-act.rules.js';
import { ChatActs } from './acts/chat-acts.service.js';
import { askedPoll } from './log/asked-poll.js';
import { ChatLog } from './log/chat-log.js';
import { ChatMutes } from './moderation/chat-mutes.service.js';
import { historyPayload, searchPayload, sendPayload } from './chat-payloads.js';
import { ChatReader } from './log/chat-reader.js';
import { ChatRefusal } from './chat-refusal.js';
import { ChatReports } from './moderation/chat-reports.service.js';
import { ChatRooms } from './log/chat-rooms.js';
import { ChatSilences } from './moderation/chat-silences.service.js';
import { searchQuery } from './log/search.rules.js';
import type { ChatVisitor } from './chat-socket.js';

/** What a fast typist never reaches; it is counted a person and node. */
const SENDS = { burst: 10, perSecond: 5 };
const ACTS = { burst: 20, perSecond: 5 };
const READS = { burst: 40, perSecond: 10 };
/** Refusals in a row after which it is no person who writes. */
const ABUSE = 50;

/** What a member of a chat can ask for. Expected refusals are thrown as {@link ChatRefusal}. */
@Injectable()
export class ChatService {
  private readonly sends = new TokenBuckets<number>(SENDS);
  private readonly doings = new TokenBuckets<number>(ACTS);
  private readonly reads = new TokenBuckets<number>(READS);

  constructor(
    private readonly log: ChatLog,
    private readonly acts: ChatActs,
    private readonly reader: ChatReader,
    private readonly rooms: ChatRooms,
    private readonly mutes: ChatMutes,
    private readonly reports: ChatReports,
    private readonly silences: ChatSilences,
    private readonly access: TripAccess,
  ) {}

  /**
   * Says something in the visitor's trip. `payload` is whatever came over the wire; the sender and the trip are not
   * taken from it. `onAbuse` is called when the sender does not stop although refused.
   */
  async send(visitor: ChatVisitor, payload: unknown, onAbuse: () => void): Promise<ChatMessage> {
    this.takeToken(this.sends, visitor, onAbuse);
    this.silences.assertMaySpeak(visitor);
    const sent = sendPayload.safeParse(payload);
    if (!sent.success) throw new ChatRefusal('invalid');
    const asked = sent.data.poll && askedPoll(sent.data.poll);
    const content = asked?.question ?? cleanText(sent.data.content);
    const { clientId, replyTo, photoId, photoAlt, isAnnouncement } = sent.data;
    const problem = contentProblem(content, photoId !== undefined);
    if (problem) throw new ChatRefusal(problem);
    if (asked && (photoId !== undefined || isAnnouncement)) throw new ChatRefusal('invalid');
    if (isAnnouncement) await this.assertMayAnnounce(visitor);
    const alt = photoAlt && plainLine(photoAlt);
    return this.log.append(visitor.tripId, {
      clientId,
      content,
      sender: visitor.me,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(photoId === undefined ? {} : { photo: { id: photoId, ...(alt ? { alt } : {}) } }),
      ...(asked ? { poll: asked.poll } : {}),
      ...(isAnnouncement ? { isAnnouncement } : {}),
    });
  }

  /** It goes out by mail too, so the rows say who may, not the moment at which the window was opened. */
  private async assertMayAnnounce({ tripId, me }: ChatVisitor): Promise<void> {
    if (me.isHost && (await this.access.hasRight(me.id, tripId, 'messages'))) return;
    throw new ChatRefusal('forbidden', {
      message: 'Only hosts who may write messages may announce something.',
    });
  }

  /** Does something to a message that is there. */
  async act(
    visitor: ChatVisitor,
    name: ActName,
    payload: unknown,
    onAbuse: () => void,
  ): Promise<{ changed: ChatChanged }> {
    this.takeToken(this.doings, visitor, onAbuse);
    if (name === 'chat:edit') this.silences.assertMaySpeak(visitor);
    return { changed: await this.acts.act(visitor, name, payload) };
  }

  /** Counts a reading of the visitor's: who reads without end is told to wait. */
  countReading(visitor: Pick<ChatVisitor, 'me'>, onAbuse: () => void): void {
    this.takeToken(this.reads, visitor, onAbuse);
  }

  /** A page of the visitor's trip, ascending. */
  async history(
    visitor: Pick<ChatVisitor, 'tripId' | 'me'>,
    payload: unknown,
    onAbuse: () => void,
  ): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
    this.takeToken(this.reads, visitor, onAbuse);
    const page = historyPayload.safeParse(payload);
    if (!page.success) throw new ChatRefusal('invalid');
    const { messages, hasMore } = await this.reader.page(visitor.tripId, page.data);
    return { messages: this.rooms.latest(visitor.tripId, messages), hasMore };
  }

  /** What was said in the visitor's trip, by words and their beginnings; newest first. */
  async search(
    visitor: ChatVisitor,
    payload: unknown,
    onAbuse: () => void,
  ): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
    this.takeToken(this.reads, visitor, onAbuse);
    const asked = searchPayload.safeParse(payload);
    if (!asked.success) throw new ChatRefusal('invalid');
    const { text, before, limit } = asked.data;
    const query = searchQuery(text);
    if (!query) return { messages: [], hasMore: false };
    const found = await this.reader.matching(visitor.tripId, query, before, limit + 1);
    const messages = this.rooms.latest(visitor.tripId, found.slice(0, limit));
    return { messages: messages.filter(({ change }) => !change?.deletedAt), hasMore: found.length > limit };
  }

  /** Tells the trip's hosts of a message. */
  async report(visitor: ChatVisitor, payload: unknown, onAbuse: () => void): Promise<object> {
    this.takeToken(this.doings, visitor, onAbuse);
    await this.reports.report(visitor, payload);
    return {};
  }

  /** Mutes somebody for the visitor alone, or takes that back. */
  async mute(
    visitor: ChatVisitor,
    payload: unknown,
    onAbuse: () => void,
  ): Promise<{ mutedUserIds: number[] }> {
    this.takeToken(this.doings, visitor, onAbuse);
    return { mutedUserIds: await this.mutes.set(visitor, payload) };
  }

  /** Called when somebody leaves: keeps the counts of those only who are busy. */
  forgetIdle(): void {
    for (const buckets of [this.sends, this.doings, this.reads]) buckets.prune(performance.now());
  }

  private takeToken(
    buckets: TokenBuckets<number>,
    { me }: Pick<ChatVisitor, 'me'>,
    onAbuse: () => void,
  ): void {
    const { waitMs, refusals } = buckets.take(me.id, performance.now());
    if (refusals === ABUSE) onAbuse();
    if (waitMs) throw new ChatRefusal('rate_limited', { retryAfterMs: waitMs });
  }
}
