import { Module } from '@nestjs/common';
import { BookingCoreModule } from '../../bookings/booking-core.module.js';
import { RecordsModule } from '../../guests/records/records.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { BoardingReader } from './boarding-reader.service.js';
import { Boarding } from './boarding.service.js';

/** Who is here on the day of departure. */
@Module({
  imports: [BookingCoreModule, RecordsModule, TripAccessModule, TripsModule],
  providers: [Boarding, BoardingReader],
  exports: [Boarding],
})
export class BoardingModule {}
