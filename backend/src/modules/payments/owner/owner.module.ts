import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { DraftBookings } from './draft-bookings.service.js';
import { PaymentOwner } from './payment-owner.service.js';

/** Which booking a browser may pay, and what is due on it. */
@Module({
  imports: [TripsModule],
  providers: [DraftBookings, PaymentOwner],
  exports: [PaymentOwner],
})
export class OwnerModule {}
