import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { DueDatesModule } from '../../bookings/due-dates/due-dates.module.js';
import { HoldModule } from '../../bookings/hold/hold.module.js';
import { PlacesModule } from '../../bookings/hold/places.module.js';
import { QuotesModule } from '../../bookings/quote/quotes.module.js';
import { DocumentsModule } from '../../guests/documents/documents.module.js';
import { RecordsModule } from '../../guests/records/records.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { AddOnsModule } from '../../payments/add-ons/add-ons.module.js';
import { CabinChangeModule } from '../../payments/cabin-change/cabin-change.module.js';
import { LoginModule } from '../../payments/login/login.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { AddGuestMails } from './add-guest-mails.service.js';
import { HostAddsGuest } from './add-guest.service.js';
import { BookingAct } from './booking-act.service.js';
import { BookingAddOns } from './booking-add-ons.service.js';
import { BookingEdit } from './booking-edit.service.js';
import { BookingLogins } from './booking-logins.service.js';
import { BookingPage } from './booking-page.service.js';
import { BookingPlaces } from './booking-places.service.js';
import { BookingPrice } from './booking-price.service.js';
import { HostBookings } from './host-bookings.service.js';

/** What a host reads of a booking and does to it, money apart, and how they add one. */
@Module({
  imports: [
    AttemptsModule,
    DueDatesModule,
    HoldModule,
    PlacesModule,
    QuotesModule,
    DocumentsModule,
    RecordsModule,
    TripAccessModule,
    TripsModule,
    AddOnsModule,
    CabinChangeModule,
    LoginModule,
  ],
  providers: [
    AddGuestMails,
    BookingAct,
    BookingAddOns,
    BookingEdit,
    BookingLogins,
    BookingPage,
    BookingPlaces,
    BookingPrice,
    HostAddsGuest,
    HostBookings,
  ],
  exports: [
    BookingAct,
    BookingAddOns,
    BookingEdit,
    BookingLogins,
    BookingPage,
    BookingPlaces,
    BookingPrice,
    HostAddsGuest,
    HostBookings,
  ],
})
export class HostBookingModule {}
