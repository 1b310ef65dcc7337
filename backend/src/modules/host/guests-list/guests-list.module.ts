import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { GuestsList } from './guests-list.service.js';
import { GuestsReader } from './guests-reader.service.js';

/** The list of guests, and the files made of it. */
@Module({
  imports: [TripAccessModule, TripsModule],
  providers: [GuestsList, GuestsReader],
  exports: [GuestsList],
})
export class GuestsListModule {}
