import { Module } from '@nestjs/common';
import { FactorsModule } from '../auth/factors/factors.module.js';
import { ActivityLog } from './activity-log.service.js';
import { TripDates } from './dates/trip-dates.service.js';
import { TripPages } from './pages/trip-pages.service.js';
import { TripPictures } from './pages/trip-pictures.service.js';
import { ShownTrips } from './shown-trips.service.js';
import { TripNewsDesk } from './trip-news.service.js';
import { Trips } from './trips.service.js';

@Module({
  imports: [FactorsModule],
  providers: [ActivityLog, Trips, ShownTrips, TripDates, TripNewsDesk, TripPages, TripPictures],
  exports: [ActivityLog, Trips, ShownTrips, TripDates, TripNewsDesk, TripPages, TripPictures],
})
export class TripsModule {}
