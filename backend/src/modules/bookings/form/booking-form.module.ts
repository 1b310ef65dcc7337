import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { BookingCoreModule } from '../booking-core.module.js';
import { HoldModule } from '../hold/hold.module.js';
import { QuotesModule } from '../quote/quotes.module.js';
import { Registrations } from './registrations.service.js';

/** A booking by the form. */
@Module({
  imports: [TripsModule, BookingCoreModule, HoldModule, QuotesModule],
  providers: [Registrations],
  exports: [Registrations],
})
export class BookingFormModule {}
