import { Module } from '@nestjs/common';
import { BookingCoreModule } from '../../bookings/booking-core.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { CancellationModule } from '../../payments/cancellation/cancellation.module.js';
import { SecondPersonModule } from '../../payments/second-person/second-person.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { HostTripsModule } from '../trips/host-trips.module.js';
import { CallOffMails } from './call-off-mails.service.js';
import { CallOffReader } from './call-off.reader.js';
import { CallOffs } from './call-offs.service.js';
import { CalledOffBookings } from './called-off-bookings.service.js';

/** Trips that do not take place. */
@Module({
  imports: [
    BookingCoreModule,
    CancellationModule,
    HostTripsModule,
    SecondPersonModule,
    TeamModule,
    TripAccessModule,
    TripsModule,
  ],
  providers: [CallOffMails, CallOffReader, CallOffs, CalledOffBookings],
  exports: [CallOffReader, CallOffs],
})
export class CallOffModule {}
