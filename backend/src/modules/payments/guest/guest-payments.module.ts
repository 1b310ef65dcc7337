import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { CancellationModule } from '../cancellation/cancellation.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { SecondPersonModule } from '../second-person/second-person.module.js';
import { GuestActions } from './guest-actions.service.js';
import { ManualRecords } from './manual-records.service.js';

/** What a guest does about the money of their booking. */
@Module({
  imports: [TripAccessModule, CancellationModule, CreditsModule, ReceiptsModule, SecondPersonModule],
  providers: [GuestActions, ManualRecords],
  exports: [GuestActions, ManualRecords],
})
export class GuestPaymentsModule {}
