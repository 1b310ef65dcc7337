import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.service.js';
import { TripDates } from './dates/trip-dates.service.js';
import { TripPages } from './pages/trip-pages.service.js';
import { TripPictures } from './pages/trip-pictures.service.js';
import { TripNewsDesk } from './trip-news.service.js';
import { Trips } from './trips.service.js';

@Module({
  providers: [ActivityLog, Trips, TripDates, TripNewsDesk, TripPages, TripPictures],
  exports: [ActivityLog, Trips, TripDates, TripNewsDesk, TripPages, TripPictures],
})
export class TripsModule {}
