import { Module } from '@nestjs/common';
import { LedgerModule } from '../../bookings/ledger/ledger.module.js';
import { RecordsModule } from '../../guests/records/records.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { WaiverModule } from '../../guests/waiver/waiver.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { HostPages } from './host-pages.service.js';
import { HostPictures } from './host-pictures.service.js';
import { HostQuestions } from './host-questions.service.js';
import { HostTripsReader } from './host-trips.reader.js';
import { HostTrips } from './host-trips.service.js';
import { HostWaivers } from './host-waivers.service.js';
import { SailingChanges } from './sailing-changes.service.js';
import { TripBooking } from './trip-booking.service.js';
import { TripRemoval } from './trip-removal.service.js';

/** Trips as their hosts read and make them, and which one is sold. */
@Module({
  imports: [LedgerModule, RecordsModule, TripAccessModule, WaiverModule, TripsModule, TeamModule],
  providers: [
    HostPages,
    HostPictures,
    HostQuestions,
    HostTrips,
    HostTripsReader,
    HostWaivers,
    SailingChanges,
    TripBooking,
    TripRemoval,
  ],
  exports: [
    HostPages,
    HostPictures,
    HostQuestions,
    HostTrips,
    HostTripsReader,
    HostWaivers,
    TripBooking,
    TripRemoval,
  ],
})
export class HostTripsModule {}
