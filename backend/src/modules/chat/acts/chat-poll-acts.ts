import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChatPoll } from '../../../../contracts/chat-polls.js';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowsOf } from '../../../platform/database/rows.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { ChatRefusal } from '../chat-refusal.js';
import type { Deed } from './deeds.js';
import { voteProblem } from './vote.rules.js';

/**
 * What somebody chose before and not now goes, what they choose anew comes. Of an account that was erased since nothing does:
 * its windows close a moment after it.
 */
const VOTE = `
  WITH taken AS (
    DELETE FROM poll_votes WHERE trip_id = $1 AND seq = $2 AND user_id = $3 AND answer <> ALL ($4::int[]) RETURNING answer
  ), given AS (
    INSERT INTO poll_votes (trip_id, seq, user_id, answer, given_at)
    SELECT $1, $2, $3, answer, $5::timestamptz FROM unnest($4::int[]) AS answer
     WHERE EXISTS (SELECT FROM users WHERE id = $3 AND erased_at IS NULL)
    ON CONFLICT DO NOTHING RETURNING answer
  ) SELECT answer FROM taken UNION ALL SELECT answer FROM given`;

/** Votes and ends polls in the caller's transaction, which has locked the message; each answers whether it changed anything. */
@Injectable()
export class ChatPollActs {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityLog,
  ) {}

  /** Sets all that somebody chooses. Throws {@link ChatRefusal}. */
  async vote(
    manager: EntityManager,
    { target: { tripId, seq, poll }, act, actorId }: Deed<'chat:vote'>,
  ): Promise<boolean> {
    const answers = [...new Set(act.answers)];
    const problem = voteProblem(asked(poll), answers);
    if (problem) throw new ChatRefusal('invalid', { message: problem });
    const changed = await rowsOf(manager, anyRow, VOTE, [tripId, seq, actorId, answers, this.clock.now()]);
    return changed.length > 0;
  }

  /** That a host ended somebody else's is kept where hosts look. */
  async end(
    manager: EntityManager,
    { target: { tripId, seq, senderId, isPollEnded }, actorId }: Deed<'chat:end-poll'>,
  ): Promise<boolean> {
    if (isPollEnded) return false;
    await manager.query('UPDATE messages SET poll_ended_at = $3 WHERE trip_id = $1 AND seq = $2', [
      tripId,
      seq,
      this.clock.now(),
    ]);
    if (actorId !== senderId) {
      const details = { seq, senderId };
      await this.activity.note(manager, { userId: actorId, tripId, action: 'poll.ended', details });
    }
    return true;
  }
}

/** The rules of acts let nobody vote where nothing is asked. */
function asked(poll: ChatPoll | null): ChatPoll {
  if (!poll) throw new ChatRefusal('gone');
  return poll;
}
