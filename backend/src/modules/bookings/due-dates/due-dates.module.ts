import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { BookingCoreModule } from '../booking-core.module.js';
import { DueDates } from './due-dates.service.js';

/** When the parts of a booking are due. */
@Module({
  imports: [TripsModule, BookingCoreModule],
  providers: [DueDates],
  exports: [DueDates],
})
export class DueDatesModule {}
