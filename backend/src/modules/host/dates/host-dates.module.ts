import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HostDatesReader } from './host-dates-reader.js';
import { HostDates } from './host-dates.service.js';

/** The important dates of trips, as hosts read and write them. */
@Module({
  imports: [TripAccessModule, TripsModule],
  providers: [HostDates, HostDatesReader],
  exports: [HostDates, HostDatesReader],
})
export class HostDatesModule {}
