import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowsOf } from '../../../platform/database/rows.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { ActName } from './chat-act.rules.js';
import { contentProblem } from '../chat.rules.js';
import { ChatEmptying } from './chat-emptying.js';
import { ChatPollActs } from './chat-poll-acts.js';
import { ChatRefusal } from '../chat-refusal.js';
import type { Deed } from './deeds.js';
import { foundBy } from '../log/search.rules.js';

type Work = { [Name in ActName]: (manager: EntityManager, deed: Deed<Name>) => Promise<boolean> };

/** Writes the acts in the caller's transaction; each answers whether it changed anything. */
@Injectable()
export class ChatEdits {
  private readonly work: Work = {
    'chat:edit': (manager, deed) => this.edit(manager, deed),
    'chat:delete': (manager, deed) => this.remove(manager, deed),
    'chat:react': (manager, deed) => this.react(manager, deed),
    'chat:vote': (manager, deed) => this.polls.vote(manager, deed),
    'chat:end-poll': (manager, deed) => this.polls.end(manager, deed),
    'chat:pin': (manager, deed) => this.pin(manager, deed),
  };

  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityLog,
    private readonly emptying: ChatEmptying,
    private readonly polls: ChatPollActs,
  ) {}

  write<Name extends ActName>(manager: EntityManager, name: Name, deed: Deed<Name>): Promise<boolean> {
    return this.work[name](manager, deed);
  }

  private async edit(manager: EntityManager, { target, act }: Deed<'chat:edit'>): Promise<boolean> {
    const content = cleanText(act.content);
    const problem = contentProblem(content, target.hasPhoto);
    if (problem) throw new ChatRefusal(problem);
    if (content === target.content) return false;
    await manager.query(
      'UPDATE messages SET content = $3, words = $5::tsvector, edited_at = $4 WHERE trip_id = $1 AND seq = $2',
      [target.tripId, target.seq, content, this.clock.now(), foundBy(content)],
    );
    return true;
  }

  /** That a host did it is kept where hosts look. */
  private async remove(manager: EntityManager, { target, actorId }: Deed<'chat:delete'>): Promise<boolean> {
    const { tripId, seq, senderId, isDeleted } = target;
    if (isDeleted) return false;
    await this.emptying.empty(manager, tripId, [seq]);
    if (actorId !== senderId) {
      const details = { seq, senderId };
      await this.activity.note(manager, { userId: actorId, tripId, action: 'message.deleted', details });
    }
    return true;
  }

  private async react(
    manager: EntityManager,
    { target, act, actorId }: Deed<'chat:react'>,
  ): Promise<boolean> {
    const reaction = [target.tripId, target.seq, actorId, act.emoji];
    const rows = act.on
      ? await rowsOf(
          manager,
          anyRow,
          `INSERT INTO message_reactions (trip_id, seq, user_id, emoji, given_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING RETURNING seq`,
          [...reaction, this.clock.now()],
        )
      : await rowsOf(
          manager,
          anyRow,
          `WITH taken AS (
             DELETE FROM message_reactions WHERE trip_id = $1 AND seq = $2 AND user_id = $3 AND emoji = $4 RETURNING seq
           ) SELECT seq FROM taken`,
          reaction,
        );
    return rows.length > 0;
  }

  private async pin(manager: EntityManager, { target, act }: Deed<'chat:pin'>): Promise<boolean> {
    if (act.on === target.isPinned) return false;
    await manager.query('UPDATE messages SET pinned_at = $3 WHERE trip_id = $1 AND seq = $2', [
      target.tripId,
      target.seq,
      act.on ? this.clock.now() : null,
    ]);
    return true;
  }
}
