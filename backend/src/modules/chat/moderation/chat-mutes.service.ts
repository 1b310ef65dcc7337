import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, idRow, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { Bus, channel } from '../../../platform/realtime/bus.js';
import type { Member } from '../people/chat-members.js';
import { chatNameOf } from '../chat.rules.js';
import { mutePayload } from '../chat-payloads.js';
import { ChatRefusal } from '../chat-refusal.js';
import type { ChatVisitor } from '../chat-socket.js';

/** The channel on which nodes say whom somebody muted now: a {@link Muted}. */
export interface Muted extends Member {
  mutedUserIds: number[];
}

export const CHAT_MUTES = channel<Muted>('chat-mutes');

const PERSON = idRow.extend({ firstName: z.string(), lastName: z.string(), writes: z.boolean() });

/** Whom people do not want to hear of, in one trip's chat. Who is muted is not told. */
@Injectable()
export class ChatMutes {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  async of({ tripId, userId }: Member): Promise<number[]> {
    const rows = await rowsOf(
      this.db,
      idRow,
      'SELECT muted_user_id AS id FROM chat_mutes WHERE trip_id = $1 AND user_id = $2 ORDER BY 1',
      [tripId, userId],
    );
    return rows.map(({ id }) => id);
  }

  /** The same people, with what the group reads above their messages: null for who has written none. */
  async people({ tripId, userId }: Member): Promise<{ userId: number; writesAs: string | null }[]> {
    const rows = await rowsOf(
      this.db,
      PERSON,
      `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName",
              EXISTS (SELECT FROM messages w WHERE w.trip_id = $1 AND w.user_id = u.id) AS writes
         FROM chat_mutes m JOIN users u ON u.id = m.muted_user_id
        WHERE m.trip_id = $1 AND m.user_id = $2 ORDER BY u.id`,
      [tripId, userId],
    );
    return rows.map(({ writes, ...person }) => ({
      userId: person.id,
      writesAs: writes ? chatNameOf(person) : null,
    }));
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
    this.bus.publish(CHAT_MUTES, { tripId, userId, mutedUserIds });
    return mutedUserIds;
  }

  private async assertMember(tripId: number, other: number): Promise<void> {
    const member = await rowOf(
      this.db,
      anyRow,
      `SELECT FROM guests WHERE trip_id = $1 AND user_id = $2 UNION ALL
       SELECT FROM trip_hosts WHERE trip_id = $1 AND user_id = $2 UNION ALL
       (SELECT FROM messages WHERE trip_id = $1 AND user_id = $2 LIMIT 1)`,
      [tripId, other],
    );
    if (!member) throw new ChatRefusal('invalid');
  }
}
