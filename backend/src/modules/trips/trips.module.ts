import { Module } from '@nestjs/common';
import { TripNewsDesk } from './trip-news.service.js';
import { Trips } from './trips.service.js';

@Module({ providers: [Trips, TripNewsDesk], exports: [Trips, TripNewsDesk] })
export class TripsModule {}
