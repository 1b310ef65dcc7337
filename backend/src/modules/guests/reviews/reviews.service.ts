import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Booking } from '../../bookings/booking.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { Review } from '../../trips/review.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { type GuestPlace, GuestPlaces } from '../guest-places.service.js';
import type { GuestReviewDto, WriteReviewDto } from './reviews.dto.js';
import { reviewerName, reviewProblem } from './reviews.rules.js';
import { guestReviewView, type Reviewer } from './reviews.view.js';

type Person = SignedIn['user'];

// The same sent twice changes nothing. What a host took down comes back with other words, and not with other stars alone.
const WRITE = `
  INSERT INTO reviews AS r (trip_id, user_id, name, location, package, rating, comment, trip_year, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (trip_id, user_id) DO UPDATE
     SET name = EXCLUDED.name, location = EXCLUDED.location, package = EXCLUDED.package, rating = EXCLUDED.rating,
         comment = EXCLUDED.comment, trip_year = EXCLUDED.trip_year, version = r.version + 1,
         taken_down_for = CASE WHEN (r.comment, r.location) = (EXCLUDED.comment, EXCLUDED.location)
                               THEN r.taken_down_for END
   WHERE (r.rating, r.comment, r.location) IS DISTINCT FROM (EXCLUDED.rating, EXCLUDED.comment, EXCLUDED.location)`;

/** What guests who have sailed say of their trip: one review each, which they change and take back as they like. */
@Injectable()
export class GuestReviews {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly places: GuestPlaces,
  ) {}

  /** Throws `trip.not_found` for a trip on which the person has no place. */
  async read(user: Person, tripId: number): Promise<GuestReviewDto> {
    const { manager } = this.db;
    return guestReviewView(await this.reviewer(manager, user, tripId), await written(manager, user, tripId));
  }

  /** Throws `trip.not_found`, and for who has written none yet `review.too_early`, `review.no_paid_place`, `review.own_trip`. */
  write(user: Person, tripId: number, wish: WriteReviewDto): Promise<GuestReviewDto> {
    return this.db.transaction(async (manager) => {
      const reviewer = await this.reviewer(manager, user, tripId);
      const { problem, name, package: cabin, tripYear } = reviewer;
      // Who was free to write stays free to mend it, whatever became of their booking.
      if (problem && !(await written(manager, user, tripId))) throw new DomainError(problem);
      const { rating, comment, location } = wish;
      const shown = [name, location, cabin, rating, comment, tripYear];
      await manager.query(WRITE, [tripId, user.id, ...shown, this.clock.now()]);
      this.after.publish(manager, TRIP_CHANGED, {});
      return guestReviewView(reviewer, await written(manager, user, tripId));
    });
  }

  /** Takes it back, for good; nothing where there is none. Throws `trip.not_found`. */
  takeBack(user: Person, tripId: number): Promise<GuestReviewDto> {
    return this.db.transaction(async (manager) => {
      const reviewer = await this.reviewer(manager, user, tripId);
      const { affected } = await manager.delete(Review, { tripId, userId: user.id });
      if (affected) this.after.publish(manager, TRIP_CHANGED, {});
      return guestReviewView(reviewer, null);
    });
  }

  private async reviewer(manager: EntityManager, user: Person, tripId: number): Promise<Reviewer> {
    const place = await this.places.find(user.id, tripId, manager);
    if (!place) throw new DomainError('trip.not_found');
    const { homeTown } = await manager.findOneByOrFail(Guest, { id: place.guestId });
    return {
      tripId,
      tripTitle: place.title,
      problem: reviewProblem(place, dateInZone(this.clock.now(), place.timeZone)),
      name: reviewerName(user),
      package: await cabinOf(manager, place),
      tripYear: Number(place.startDate?.slice(0, 4) ?? 0),
      homeTown,
    };
  }
}

function written(manager: EntityManager, { id: userId }: Person, tripId: number): Promise<Review | null> {
  return manager.findOneBy(Review, { tripId, userId });
}

async function cabinOf(manager: EntityManager, { bookingId, tripId }: GuestPlace): Promise<string> {
  const { cabinType } = await manager.findOneByOrFail(Booking, { id: bookingId });
  const { config } = await manager.findOneByOrFail(Trip, { id: tripId });
  return config.cabins[cabinType].name;
}
