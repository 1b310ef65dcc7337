import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { PersonalData } from '../../auth/account/personal-data.js';
import { Review } from '../../trips/review.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { reviewerName } from './reviews.rules.js';

const WRITTEN = z.object({
  trip: z.string(),
  name: z.string(),
  location: z.string(),
  cabin: z.string(),
  rating: z.int(),
  comment: z.string(),
  takenDownFor: z.string().nullable(),
  createdAt: z.date(),
});

/** Reviews as what a person has told everybody: theirs to read, called as they are called, and gone with their account. */
@Injectable()
export class ReviewData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly after: AfterCommit,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'reviews',
      collect: (manager, userId) => this.collect(manager, userId),
      rename: async (manager, userId, { to }) => {
        const { affected } = await manager.update(Review, { userId }, { name: reviewerName(to) });
        if (affected) this.after.publish(manager, TRIP_CHANGED, {});
      },
      erase: async (manager, userId) => {
        const { affected } = await manager.delete(Review, { userId });
        if (affected) this.after.publish(manager, TRIP_CHANGED, {});
      },
    });
  }

  private collect(manager: EntityManager, userId: number): Promise<unknown> {
    return rowsOf(
      manager,
      WRITTEN,
      `SELECT t.title AS trip, r.name, r.location, r.package AS cabin, r.rating, r.comment,
              r.taken_down_for AS "takenDownFor", r.created_at AS "createdAt"
         FROM reviews r JOIN trips t ON t.id = r.trip_id WHERE r.user_id = $1 ORDER BY r.id`,
      [userId],
    );
  }
}
