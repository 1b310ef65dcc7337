import { Module } from '@nestjs/common';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { CancellationMails } from './cancellation-mails.service.js';
import { Cancellations } from './cancellations.service.js';

/** The end of a booking, and what goes back. */
@Module({
  imports: [HoldModule, TripsModule, CreditsModule, RefundsModule],
  providers: [CancellationMails, Cancellations],
  exports: [Cancellations],
})
export class CancellationModule {}
