import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { RecordsModule } from '../records/records.module.js';
import { Waivers } from './waivers.service.js';

/** The waiver and who has signed it. */
@Module({
  imports: [TripsModule, RecordsModule],
  providers: [Waivers],
  exports: [Waivers],
})
export class WaiverModule {}
