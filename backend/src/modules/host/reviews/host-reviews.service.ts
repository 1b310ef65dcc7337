import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TAKE_DOWN_REASONS } from '../../../../contracts/reviews.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { Review } from '../../trips/review.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { Owners } from '../team/owners.service.js';
import type { HostReviewDto, TakeDownDto } from './host-reviews.dto.js';

/** What guests wrote of a trip, as its hosts read it. Nobody but its author changes a word of it. */
@Injectable()
export class HostReviews {
  constructor(
    private readonly db: DataSource,
    private readonly after: AfterCommit,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly activity: ActivityLog,
  ) {}

  /** The newest first, those that are taken down too; samples are nobody's. Throws `trip.not_found`. */
  async list(asking: Asking, tripId: number): Promise<HostReviewDto[]> {
    await this.access.assertHosts(asking, tripId);
    return reviewsOf(this.db.manager, tripId);
  }

  /**
   * Nobody reads it from then on, until its author writes other words; one that is down stays as it is. Answers all of them.
   * Throws `trip.not_found`, `host.owner_only`, `review.not_found`, and `review.changed` for other words than the host has read.
   */
  takeDown(
    userId: number,
    { tripId, reviewId }: { tripId: number; reviewId: number },
    { reason, version }: TakeDownDto,
  ): Promise<HostReviewDto[]> {
    return this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      const review = await manager.findOne(Review, {
        where: { id: reviewId, tripId, isSample: false },
        lock: { mode: 'for_no_key_update' },
      });
      if (!review) throw new DomainError('review.not_found');
      if (review.version !== version) throw new DomainError('review.changed');
      if (review.takenDownFor === null) {
        await manager.update(Review, { id: reviewId }, { takenDownFor: reason });
        await this.activity.note(manager, {
          userId,
          tripId,
          action: 'review.taken_down',
          reason: TAKE_DOWN_REASONS[reason],
          details: { reviewId },
        });
        this.after.publish(manager, TRIP_CHANGED, {});
      }
      return reviewsOf(manager, tripId);
    });
  }
}

async function reviewsOf(manager: EntityManager, tripId: number): Promise<HostReviewDto[]> {
  const reviews = await manager.find(Review, {
    where: { tripId, isSample: false },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return reviews.map((review) => ({
    id: review.id,
    version: review.version,
    name: review.name,
    location: review.location,
    package: review.package,
    tripYear: review.tripYear,
    rating: review.rating,
    comment: review.comment,
    writtenAt: review.createdAt.toISOString(),
    takenDownFor: review.takenDownFor,
  }));
}
