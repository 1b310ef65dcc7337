import { Module } from '@nestjs/common';
import { DraftsModule } from '../../bookings/draft/drafts.module.js';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { LedgerModule } from '../../bookings/ledger/ledger.module.js';
import { QuotesModule } from '../../bookings/quote/quotes.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { DraftBookings } from './draft-bookings.service.js';
import { PaymentOwner } from './payment-owner.service.js';
import { ShareBookings } from './share-bookings.service.js';

/** Which booking a browser may pay, and what is due on it. */
@Module({
  imports: [DraftsModule, HoldModule, PlacesModule, LedgerModule, QuotesModule, TripsModule, SharesModule],
  providers: [DraftBookings, PaymentOwner, ShareBookings],
  exports: [PaymentOwner],
})
export class OwnerModule {}
