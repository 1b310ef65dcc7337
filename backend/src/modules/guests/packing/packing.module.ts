import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { TripAccessModule } from '../trip-access.module.js';
import { Packing } from './packing.service.js';

/** What people pack, for each of their trips by itself. */
@Module({
  imports: [TripAccessModule, TripsModule],
  providers: [Packing],
  exports: [Packing],
})
export class PackingModule {}
