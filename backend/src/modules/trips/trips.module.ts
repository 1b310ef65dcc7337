import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.service.js';
import { TripNewsDesk } from './trip-news.service.js';
import { Trips } from './trips.service.js';

@Module({ providers: [ActivityLog, Trips, TripNewsDesk], exports: [ActivityLog, Trips, TripNewsDesk] })
export class TripsModule {}
