import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { TripAccessModule } from '../trip-access.module.js';
import { GuestData } from './guest-data.service.js';
import { OwnTravellers } from './own-travellers.service.js';
import { TravellerRecords } from './traveller-records.service.js';
import { TravellerWipe } from './traveller-wipe.service.js';
import { TripAnswers } from './trip-answers.service.js';
import { UnpaidBookings } from './unpaid-bookings.service.js';

/** Who travels: what guests keep up to date themselves. */
@Module({
  imports: [PersonalDataModule, HoldModule, TripsModule, TripAccessModule],
  providers: [GuestData, OwnTravellers, TravellerRecords, TravellerWipe, TripAnswers, UnpaidBookings],
  exports: [OwnTravellers, TravellerRecords, TravellerWipe, TripAnswers],
})
export class RecordsModule {}
