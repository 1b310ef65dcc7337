import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { Places } from './places.service.js';

/** How many places a trip has left. */
@Module({
  imports: [TripsModule],
  providers: [Places],
  exports: [Places],
})
export class PlacesModule {}
