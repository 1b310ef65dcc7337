import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { QuotesModule } from '../quote/quotes.module.js';
import { Places } from './places.service.js';

/** How many places a trip has left, and whether a hold that is over may have its own again. */
@Module({
  imports: [TripsModule, QuotesModule],
  providers: [Places],
  exports: [Places],
})
export class PlacesModule {}
