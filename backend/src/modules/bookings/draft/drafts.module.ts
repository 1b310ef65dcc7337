import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { QuotesModule } from '../quote/quotes.module.js';
import { Drafts } from './drafts.service.js';

/** What was chosen and is not booked yet. */
@Module({
  imports: [TripsModule, QuotesModule],
  providers: [Drafts],
  exports: [Drafts],
})
export class DraftsModule {}
