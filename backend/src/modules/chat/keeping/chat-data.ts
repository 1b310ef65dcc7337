import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { photoBy } from '../../../../contracts/photo-by.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { ERASED_NAME, type Names, PersonalData } from '../../auth/account/personal-data.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { chatNameOf } from '../chat.rules.js';
import { pollsOf, removeVotesOf, votesOf } from './own-polls.js';

/** What stands where somebody had said what is wrong with a message. */
const ERASED_WORDS = 'Removed with the account of who wrote it';

/** What a person wrote and shared stays with the group; once they are erased, as a deleted user's. */
@Injectable()
export class ChatData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly news: TripNewsDesk,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'chat',
      collect: async (manager, userId) => ({
        messages: await messages(manager, userId),
        photos: await photos(manager, userId),
        reactions: await reactions(manager, userId),
        polls: await pollsOf(manager, userId),
        votes: await votesOf(manager, userId),
        reports: await reports(manager, userId),
      }),
      rename: (manager, userId, names) => this.rename(manager, userId, names),
      erase: async (manager, userId) => {
        for (const table of ['chat_members', 'chat_mutes', 'chat_notifications', 'chat_silences'])
          await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
        await removeVotesOf(manager, userId);
        await manager.query('UPDATE message_reports SET reason = $2 WHERE reporter_id = $1', [
          userId,
          ERASED_WORDS,
        ]);
        // What a photo is called when nobody has described it holds the name.
        await manager.query('UPDATE photos SET alt = $2 WHERE user_id = $1 AND starts_with(alt, $3)', [
          userId,
          photoBy(ERASED_NAME),
          photoBy(''),
        ]);
      },
    });
  }

  /** Messages are read with their author's name of today; the hosts' lines about them hold that of their day. */
  private async rename(
    manager: EntityManager,
    id: number,
    { from, to }: { from: Names; to: Names },
  ): Promise<void> {
    const rows = await rowsOf(
      manager,
      z.object({ tripId: z.int() }),
      `SELECT trip_id AS "tripId" FROM messages WHERE user_id = $1
        UNION SELECT trip_id FROM message_reports WHERE reporter_id = $1`,
      [id],
    );
    if (!rows.length) return;
    const tripIds = rows.map(({ tripId }) => tripId);
    const types = ['chat.message', 'message.reported'] as const;
    await this.news.rename(manager, { types, tripIds }, { from: chatNameOf(from), to: chatNameOf(to) });
  }
}

function messages(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({ trip: z.string(), content: z.string(), at: z.date(), deletedAt: z.date().nullable() }),
    `SELECT t.title AS trip, m.content, m.timestamp AS at, m.deleted_at AS "deletedAt" FROM messages m JOIN trips t ON t.id = m.trip_id
      WHERE m.user_id = $1 ORDER BY m.id`,
    [userId],
  );
}

function photos(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({ trip: z.string(), alt: z.string(), at: z.date() }),
    `SELECT t.title AS trip, p.alt, p.created_at AS at FROM photos p JOIN trips t ON t.id = p.trip_id
      WHERE p.user_id = $1 ORDER BY p.id`,
    [userId],
  );
}

function reactions(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({ trip: z.string(), emoji: z.string(), at: z.date() }),
    `SELECT t.title AS trip, r.emoji, r.given_at AS at FROM message_reactions r JOIN trips t ON t.id = r.trip_id
      WHERE r.user_id = $1 ORDER BY r.given_at, r.seq`,
    [userId],
  );
}

function reports(manager: EntityManager, userId: number): Promise<object[]> {
  return rowsOf(
    manager,
    z.object({ trip: z.string(), reason: z.string(), at: z.date() }),
    `SELECT t.title AS trip, r.reason, r.reported_at AS at FROM message_reports r JOIN trips t ON t.id = r.trip_id
      WHERE r.reporter_id = $1 ORDER BY r.id`,
    [userId],
  );
}
