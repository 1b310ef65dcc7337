import { Module } from '@nestjs/common';
import { BookingCoreModule } from '../../bookings/booking-core.module.js';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { CancellationMails } from './cancellation-mails.service.js';
import { Cancellations } from './cancellations.service.js';

/** The end of a booking, and what goes back. */
@Module({
  imports: [BookingCoreModule, HoldModule, TripsModule, CreditsModule, RefundsModule],
  providers: [CancellationMails, Cancellations],
  exports: [Cancellations],
})
export class CancellationModule {}
