import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { RecordsModule } from '../records/records.module.js';
import { GuestDates } from './guest-dates.service.js';

/** The important dates of a guest’s trip. */
@Module({
  imports: [TripsModule, RecordsModule],
  providers: [GuestDates],
  exports: [GuestDates],
})
export class GuestDatesModule {}
