import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { CabinBooks } from './cabin-books.service.js';
import { CabinChangeMails } from './cabin-change-mails.service.js';
import { CabinChanges } from './cabin-changes.service.js';

/** Another cabin for a booking, and what it costs. */
@Module({
  imports: [TripsModule, PlacesModule, CreditsModule, RefundsModule],
  providers: [CabinBooks, CabinChangeMails, CabinChanges],
  exports: [CabinChanges],
})
export class CabinChangeModule {}
