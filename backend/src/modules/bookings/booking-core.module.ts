import { Global, Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { RetakenExtras } from './add-ons/retaken-extras.service.js';
import { BookingEnd } from './booking-end.service.js';
import { BookingWrites } from './booking-writes.service.js';
import { Bookings } from './bookings.service.js';
import { BuyerMails } from './buyer-mails.service.js';
import { GuestRecords } from './guest-records.service.js';
import { PlacesModule } from './hold/places.module.js';
import { MovedTripMails } from './moved-trip-mails.service.js';

/** What a booking is, and the one door to its write side. Global: nearly every room to the right writes to a booking. */
@Global()
@Module({
  imports: [TripsModule, PlacesModule],
  providers: [BookingEnd, BookingWrites, Bookings, BuyerMails, GuestRecords, MovedTripMails, RetakenExtras],
  exports: [BookingEnd, BookingWrites, Bookings, BuyerMails, GuestRecords, MovedTripMails, RetakenExtras],
})
export class BookingCoreModule {}
