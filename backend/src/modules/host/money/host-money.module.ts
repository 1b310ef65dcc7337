import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HostBookingModule } from '../booking/host-booking.module.js';
import { HostMoneyDesk } from './host-money-desk.service.js';
import { HostMoneyReader } from './host-money-reader.service.js';
import { HostMoney } from './host-money.service.js';

/** What hosts read and do about the money of a booking, and what of money waits for them. */
@Module({
  imports: [AttemptsModule, TripAccessModule, TripsModule, PaymentsModule, HostBookingModule],
  providers: [HostMoney, HostMoneyDesk, HostMoneyReader],
  exports: [HostMoney, HostMoneyDesk, HostMoneyReader],
})
export class HostMoneyModule {}
