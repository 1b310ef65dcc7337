import { Global, Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { BookingEnd } from './booking-end.service.js';
import { Bookings } from './bookings.service.js';
import { BuyerMails } from './buyer-mails.service.js';
import { DraftController } from './draft/draft.controller.js';
import { Drafts } from './draft/drafts.service.js';
import { DueDates } from './due-dates/due-dates.service.js';
import { Registrations } from './form/registrations.service.js';
import { GuestRecords } from './guest-records.service.js';
import { GuestsController } from './guests.controller.js';
import { HoldEnd } from './hold/hold-end.service.js';
import { HoldExpiry } from './hold/hold-expiry.service.js';
import { HoldLimits } from './hold/hold-limits.service.js';
import { LapsedOfferMails } from './hold/lapsed-offer-mails.service.js';
import { PlaceMails } from './hold/place-mails.service.js';
import { Places } from './hold/places.service.js';
import { Waitlist } from './hold/waitlist.service.js';
import { OverdueAccess } from './ledger/overdue-access.service.js';
import { PlanChange } from './ledger/plan-change.service.js';
import { ScheduleMove } from './ledger/schedule-move.service.js';
import { MovedTripMails } from './moved-trip-mails.service.js';
import { QuoteController } from './quote/quote.controller.js';
import { Quotes } from './quote/quotes.service.js';
import { TripController } from './quote/trip.controller.js';
import { UnpaidDetails } from './travellers/unpaid-details.service.js';
import { BookingWrites } from './booking-writes.service.js';

/** What is sold and owed: a quote, a draft, the booking form, a hold, the waiting list, the ledger and its parts. */
@Global()
@Module({
  imports: [TripsModule],
  controllers: [TripController, QuoteController, DraftController, GuestsController],
  providers: [
    BookingEnd,
    BookingWrites,
    Bookings,
    BuyerMails,
    Drafts,
    DueDates,
    GuestRecords,
    HoldEnd,
    HoldExpiry,
    HoldLimits,
    LapsedOfferMails,
    MovedTripMails,
    OverdueAccess,
    PlaceMails,
    Places,
    PlanChange,
    Quotes,
    Registrations,
    ScheduleMove,
    UnpaidDetails,
    Waitlist,
  ],
  exports: [
    BookingEnd,
    BookingWrites,
    Bookings,
    BuyerMails,
    Drafts,
    DueDates,
    GuestRecords,
    HoldEnd,
    HoldLimits,
    MovedTripMails,
    PlaceMails,
    Places,
    PlanChange,
    Quotes,
    ScheduleMove,
    Waitlist,
  ],
})
export class BookingsModule {}
