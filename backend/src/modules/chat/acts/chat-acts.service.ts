import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ChatChanged } from '../../../../contracts/chat-events.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowOf } from '../../../platform/database/rows.js';
import { actProblem, type ActName } from './chat-act.rules.js';
import { LOCK_TIMEOUT_MS } from '../log/written-messages.js';
import { ChatChanges } from '../log/chat-changes.js';
import { ChatEdits } from './chat-edits.js';
import { TARGET } from './deeds.js';
import { actPayloads } from '../chat-payloads.js';
import { ChatReader } from '../log/chat-reader.js';
import { ChatRefusal } from '../chat-refusal.js';
import { stateOf } from '../log/chat-rows.js';
import type { ChatVisitor } from '../chat-socket.js';
import { countChanges } from './count-changes.js';

const TARGET_ROW = TARGET.extend({ timestamp: z.date(), isModerator: z.boolean() });
type TargetRow = z.infer<typeof TARGET_ROW>;

/**
 * What members do to messages that are there. The message's row is locked, then written, then the trip's counter is moved
 * on: its lock is held to the commit, so the numbers of changes are the order in which they were made, and appends, which
 * lock the counter first and no message that is there, never wait for an act that waits for them.
 */
@Injectable()
export class ChatActs {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly edits: ChatEdits,
    private readonly reader: ChatReader,
    private readonly changes: ChatChanges,
  ) {}

  /** The state to which it led, which is the one that was there when nothing had to be done. Throws {@link ChatRefusal}. */
  async act(visitor: ChatVisitor, name: ActName, payload: unknown): Promise<ChatChanged> {
    const asked = actPayloads[name].safeParse(payload);
    if (!asked.success) throw new ChatRefusal('invalid');
    const act = asked.data;
    const { message, isChanged } = await this.db.transaction(async (manager) => {
      const target = await this.lock(manager, visitor, act.seq);
      this.assertMay(name, target, visitor);
      const isChanged = await this.edits.write(manager, name, { target, act, actorId: visitor.me.id });
      if (isChanged) await countChanges(manager, target.tripId, [target.seq]);
      return { message: await this.reader.get(manager, visitor.tripId, act.seq), isChanged };
    });
    if (isChanged) this.changes.announce(message);
    return { seq: message.seq, change: stateOf(message) };
  }

  private async lock(manager: EntityManager, { tripId, me }: ChatVisitor, seq: number): Promise<TargetRow> {
    await manager.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const row = await rowOf(
      manager,
      TARGET_ROW,
      `SELECT m.trip_id AS "tripId", m.seq, m.user_id AS "senderId", m.content, m.timestamp,
              m.deleted_at IS NOT NULL AS "isDeleted", m.pinned_at IS NOT NULL AS "isPinned", m.poll,
              m.poll_ended_at IS NOT NULL AS "isPollEnded",
              EXISTS (SELECT FROM photos p WHERE p.trip_id = $1 AND p.message_seq = $2) AS "hasPhoto",
              EXISTS (SELECT FROM trip_hosts h JOIN users u ON u.id = h.user_id
                       WHERE h.trip_id = $1 AND h.user_id = $3 AND u.role = 'host' AND h.may_messages) AS "isModerator"
         FROM messages m WHERE m.trip_id = $1 AND m.seq = $2 FOR NO KEY UPDATE OF m`,
      [tripId, seq, me.id],
    );
    if (!row) throw new ChatRefusal('gone');
    return row;
  }

  private assertMay(name: ActName, target: TargetRow, { me }: ChatVisitor): void {
    const problem = actProblem(name, {
      isOwn: target.senderId === me.id,
      isModerator: target.isModerator,
      isDeleted: target.isDeleted,
      ageMs: this.clock.now().getTime() - target.timestamp.getTime(),
      poll: target.poll && (target.isPollEnded ? 'ended' : 'open'),
    });
    if (problem) throw new ChatRefusal(problem.code, { message: problem.message });
  }
}
