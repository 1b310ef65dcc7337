import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HostBookingModule } from '../booking/host-booking.module.js';
import { GuestsImport } from './guests-import.service.js';

/** Guests from a file. */
@Module({
  imports: [TripAccessModule, TripsModule, HostBookingModule],
  providers: [GuestsImport],
  exports: [GuestsImport],
})
export class GuestsImportModule {}
