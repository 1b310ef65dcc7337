import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Bus } from '../../platform/realtime/bus.js';
import type { Member } from './chat-members.js';
import { mutePayload } from './chat-payloads.js';
import { ChatRefusal } from './chat-refusal.js';
import type { ChatVisitor } from './chat-socket.js';

/** The channel on which nodes say whom somebody muted now: a {@link Muted}. */
export const CHAT_MUTES = 'chat-mutes';

export interface Muted extends Member {
  mutedUserIds: number[];
}

/** Whom people do not want to hear of, in one trip's chat. Who is muted is not told. */
@Injectable()
export class ChatMutes {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  async of({ tripId, userId }: Member): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      'SELECT muted_user_id AS id FROM chat_mutes WHERE trip_id = $1 AND user_id = $2 ORDER BY 1',
      [tripId, userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Mutes a member of the visitor's trip, or takes that back; answers all of them. Throws `invalid` for anybody else. */
  async set({ tripId, me }: ChatVisitor, payload: unknown): Promise<number[]> {
    const asked = mutePayload.safeParse(payload);
    if (!asked.success || asked.data.userId === me.id) throw new ChatRefusal('invalid');
    const { userId: other, on } = asked.data;
    if (on) await this.assertMember(tripId, other);
    return this.change({ tripId, userId: me.id }, other, on);
  }

  /** The same for somebody who is known to be of the trip, and not the person themselves. */
  async change(member: Member, other: number, on: boolean): Promise<number[]> {
    const { tripId, userId } = member;
    if (on)
      await this.db.query('INSERT INTO chat_mutes VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
        tripId,
        userId,
        other,
        this.clock.now(),
      ]);
    else
      await this.db.query(
        'DELETE FROM chat_mutes WHERE trip_id = $1 AND user_id = $2 AND muted_user_id = $3',
        [tripId, userId, other],
      );
    const mutedUserIds = await this.of(member);
    this.bus.publish(CHAT_MUTES, { tripId, userId, mutedUserIds } satisfies Muted);
    return mutedUserIds;
  }

  private async assertMember(tripId: number, other: number): Promise<void> {
    const members: unknown[] = await this.db.query(
      `SELECT FROM guests WHERE trip_id = $1 AND user_id = $2 UNION ALL
       SELECT FROM trip_hosts WHERE trip_id = $1 AND user_id = $2 UNION ALL
       (SELECT FROM messages WHERE trip_id = $1 AND user_id = $2 LIMIT 1)`,
      [tripId, other],
    );
    if (!members.length) throw new ChatRefusal('invalid');
  }
}
