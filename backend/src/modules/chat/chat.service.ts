import { Injectable } from '@nestjs/common';
import type { ChatMessage } from '../../../contracts/chat-events.js';
import { TokenBuckets } from '../../platform/realtime/token-bucket.js';
import { cleanContent, contentProblem } from './chat.rules.js';
import { ChatLog } from './chat-log.js';
import { historyPayload, sendPayload } from './chat-payloads.js';
import { ChatReader } from './chat-reader.js';
import { ChatRefusal } from './chat-refusal.js';
import type { ChatVisitor } from './chat-socket.js';

/** What a fast typist never reaches; it is counted a person and node. */
const SENDS = { burst: 10, perSecond: 5 };
const READS = { burst: 40, perSecond: 10 };
/** Refusals in a row after which it is no person who writes. */
const ABUSE = 50;

/** What a member of a chat can ask for. Expected refusals are thrown as {@link ChatRefusal}. */
@Injectable()
export class ChatService {
  private readonly sends = new TokenBuckets<number>(SENDS);
  private readonly reads = new TokenBuckets<number>(READS);

  constructor(
    private readonly log: ChatLog,
    private readonly reader: ChatReader,
  ) {}

  /**
   * Says something in the visitor's trip. `payload` is whatever came over the wire; the sender and the trip are not
   * taken from it. `onAbuse` is called when the sender does not stop although refused.
   */
  async send(visitor: ChatVisitor, payload: unknown, onAbuse: () => void): Promise<ChatMessage> {
    this.takeToken(this.sends, visitor, onAbuse);
    const sent = sendPayload.safeParse(payload);
    if (!sent.success) throw new ChatRefusal('invalid');
    const content = cleanContent(sent.data.content);
    const problem = contentProblem(content);
    if (problem) throw new ChatRefusal(problem);
    return this.log.append(visitor.tripId, { ...sent.data, content, sender: visitor.me });
  }

  /** A page of the visitor's trip, ascending. */
  async history(
    visitor: ChatVisitor,
    payload: unknown,
    onAbuse: () => void,
  ): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
    this.takeToken(this.reads, visitor, onAbuse);
    const page = historyPayload.safeParse(payload);
    if (!page.success) throw new ChatRefusal('invalid');
    return this.reader.page(visitor.tripId, page.data);
  }

  /** Called when somebody leaves: keeps the counts of those only who are busy. */
  forgetIdle(): void {
    for (const buckets of [this.sends, this.reads]) buckets.prune(performance.now());
  }

  private takeToken(buckets: TokenBuckets<number>, { me }: ChatVisitor, onAbuse: () => void): void {
    const { waitMs, refusals } = buckets.take(me.id, performance.now());
    if (refusals === ABUSE) onAbuse();
    if (waitMs) throw new ChatRefusal('rate_limited', waitMs);
  }
}
