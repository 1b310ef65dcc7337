import { Module } from '@nestjs/common';
import { RecordsModule } from '../../guests/records/records.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { AddOnsModule } from '../add-ons/add-ons.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { LoginModule } from '../login/login.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { CabinBooks } from './cabin-books.service.js';
import { CabinChangeMails } from './cabin-change-mails.service.js';
import { CabinChanges } from './cabin-changes.service.js';
import { Companions } from './companions.service.js';
import { Leavers } from './leavers.js';
import { PartyAddOns } from './party-add-ons.service.js';
import { PartyChangeMails } from './party-change-mails.service.js';
import { PartyChanges } from './party-changes.service.js';
import { PriceChanges } from './price-changes.service.js';

/** Another cabin or another party for a booking, and what it costs. */
@Module({
  imports: [
    TripsModule,
    HoldModule,
    PlacesModule,
    AddOnsModule,
    CreditsModule,
    LoginModule,
    RecordsModule,
    RefundsModule,
    SharesModule,
  ],
  providers: [
    CabinBooks,
    CabinChangeMails,
    CabinChanges,
    Companions,
    Leavers,
    PartyAddOns,
    PartyChangeMails,
    PartyChanges,
    PriceChanges,
  ],
  exports: [CabinChanges, Leavers, PartyChanges],
})
export class CabinChangeModule {}
