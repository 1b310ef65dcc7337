import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { RecordsModule } from '../records/records.module.js';
import { TripWaivers } from './trip-waivers.service.js';
import { Waivers } from './waivers.service.js';

/** The waiver of each trip and who has signed it. */
@Module({
  imports: [TripsModule, RecordsModule],
  providers: [TripWaivers, Waivers],
  exports: [TripWaivers, Waivers],
})
export class WaiverModule {}
