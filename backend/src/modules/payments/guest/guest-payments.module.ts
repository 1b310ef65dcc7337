import { Module } from '@nestjs/common';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { AddOnsModule } from '../add-ons/add-ons.module.js';
import { CancellationModule } from '../cancellation/cancellation.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { PendingModule } from '../pending/pending.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { SecondPersonModule } from '../second-person/second-person.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { GuestActions } from './guest-actions.service.js';
import { GuestExtras } from './guest-extras.service.js';
import { GuestShares } from './guest-shares.service.js';
import { ManualRecords } from './manual-records.service.js';
import { OwnBookings } from './own-bookings.service.js';

/** What a guest does about the money of their booking. */
@Module({
  imports: [
    TripAccessModule,
    TripsModule,
    AddOnsModule,
    CancellationModule,
    CreditsModule,
    PendingModule,
    ReceiptsModule,
    SecondPersonModule,
    SharesModule,
  ],
  providers: [GuestActions, GuestExtras, GuestShares, ManualRecords, OwnBookings],
  exports: [GuestActions, GuestExtras, GuestShares, ManualRecords],
})
export class GuestPaymentsModule {}
