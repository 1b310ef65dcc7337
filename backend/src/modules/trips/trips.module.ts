import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.service.js';
import { TripDates } from './dates/trip-dates.service.js';
import { TripNewsDesk } from './trip-news.service.js';
import { Trips } from './trips.service.js';

@Module({
  providers: [ActivityLog, Trips, TripDates, TripNewsDesk],
  exports: [ActivityLog, Trips, TripDates, TripNewsDesk],
})
export class TripsModule {}
