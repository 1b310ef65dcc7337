import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { TripAccessModule } from '../trip-access.module.js';
import { GuestArea } from './guest-area.service.js';
import { Voyages } from './voyages.service.js';

/** What a guest finds first. */
@Module({
  imports: [TripAccessModule, TripsModule],
  providers: [GuestArea, Voyages],
  exports: [GuestArea, Voyages],
})
export class GuestAreaModule {}
