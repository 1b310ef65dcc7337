import { Module } from '@nestjs/common';
import { GuestPlaces } from './guest-places.service.js';
import { TripAccess } from './trip-access.service.js';

/** Which trips a person travels on or hosts, and what of them is open to them. */
@Module({
  providers: [GuestPlaces, TripAccess],
  exports: [GuestPlaces, TripAccess],
})
export class TripAccessModule {}
