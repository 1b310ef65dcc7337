import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { AddOns } from './add-ons.service.js';

/** What is added to a booking that stands. */
@Module({
  imports: [TripsModule],
  providers: [AddOns],
  exports: [AddOns],
})
export class AddOnsModule {}
