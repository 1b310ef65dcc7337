import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { HostReviews } from './host-reviews.service.js';

/** What guests wrote of a trip, for its hosts. */
@Module({
  imports: [TripAccessModule, TripsModule, TeamModule],
  providers: [HostReviews],
  exports: [HostReviews],
})
export class HostReviewsModule {}
