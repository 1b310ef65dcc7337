import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../auth/account/personal-data.js';

/** What a person wrote and shared stays with the group; once they are erased, as a deleted user's. */
@Injectable()
export class ChatData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'chat',
      collect: async (manager, userId) => ({
        messages: await messages(manager, userId),
        photos: await photos(manager, userId),
      }),
      erase: async (manager, userId) => {
        await manager.query('DELETE FROM chat_members WHERE user_id = $1', [userId]);
      },
    });
  }
}

function messages(manager: EntityManager, userId: number): Promise<object[]> {
  return manager.query(
    `SELECT t.title AS trip, m.content, m.timestamp AS at FROM messages m JOIN trips t ON t.id = m.trip_id
      WHERE m.user_id = $1 ORDER BY m.id`,
    [userId],
  );
}

function photos(manager: EntityManager, userId: number): Promise<object[]> {
  return manager.query(
    `SELECT t.title AS trip, p.alt, p.created_at AS at FROM photos p JOIN trips t ON t.id = p.trip_id
      WHERE p.user_id = $1 ORDER BY p.id`,
    [userId],
  );
}
