import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { AddOns } from './add-ons.service.js';

/** What a host adds to a booking that stands. */
@Module({
  imports: [TripsModule],
  providers: [AddOns],
  exports: [AddOns],
})
export class AddOnsModule {}
