import { Global, Module } from '@nestjs/common';
import { GuestLookup } from '../auth/guest-lookup.js';
import { TripsModule } from '../trips/trips.module.js';
import { BookingEnd } from './booking-end.service.js';
import { Bookings } from './bookings.service.js';
import { Places } from './places.service.js';
import { BuyerMails } from './buyer-mails.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactDesk } from './contact/contact-desk.service.js';
import { ContactMails } from './contact/contact-mail.service.js';
import { GuestDatesController } from './dates/guest-dates.controller.js';
import { GuestDates } from './dates/guest-dates.service.js';
import { Directory } from './directory.service.js';
import { DueDates } from './due-dates/due-dates.service.js';
import { DraftController } from './draft.controller.js';
import { Drafts } from './drafts.service.js';
import { GuestAreaController } from './guest-area.controller.js';
import { GuestArea } from './guest-area.service.js';
import { BookedGuests } from './guest-lookup.service.js';
import { GuestPlaces } from './guest-places.service.js';
import { GuestRecords } from './guest-records.service.js';
import { GuestsController } from './guests.controller.js';
import { HoldLimits } from './hold-limits.service.js';
import { HoldEnd } from './hold-end.service.js';
import { HoldExpiry } from './hold-expiry.service.js';
import { OverdueAccess } from './overdue-access.service.js';
import { PackingController } from './packing/packing.controller.js';
import { Packing } from './packing/packing.service.js';
import { PlanChange } from './plan-change.service.js';
import { QuoteController } from './quote.controller.js';
import { Quotes } from './quotes.service.js';
import { RECORDS, RECORDS_CONTROLLERS } from './records/records.parts.js';
import { DocumentDesk } from './documents/document-desk.service.js';
import { TravellerRecords } from './records/traveller-records.service.js';
import { Registrations } from './registrations.service.js';
import { MovedTripMails } from './moved-trip-mails.service.js';
import { ScheduleMove } from './schedule-move.service.js';
import { TripAccess } from './trip-access.service.js';
import { TripController } from './trip.controller.js';
import { UnpaidDetails } from './unpaid-details.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { Waivers } from './waiver/waivers.service.js';
import { LapsedOfferMails } from './waitlist/lapsed-offer-mails.service.js';
import { PlaceMails } from './waitlist/place-mails.service.js';
import { Waitlist } from './waitlist/waitlist.service.js';

@Global()
@Module({
  imports: [TripsModule],
  controllers: [
    TripController,
    QuoteController,
    DraftController,
    GuestsController,
    GuestAreaController,
    GuestDatesController,
    PackingController,
    ContactController,
    UploadsController,
    ...RECORDS_CONTROLLERS,
  ],
  providers: [
    BookingEnd,
    Bookings,
    Places,
    BuyerMails,
    ContactDesk,
    ContactMails,
    Directory,
    Drafts,
    DueDates,
    GuestArea,
    GuestDates,
    GuestPlaces,
    GuestRecords,
    HoldEnd,
    HoldExpiry,
    HoldLimits,
    LapsedOfferMails,
    OverdueAccess,
    Packing,
    PlaceMails,
    PlanChange,
    Quotes,
    ...RECORDS,
    Registrations,
    MovedTripMails,
    ScheduleMove,
    TripAccess,
    UnpaidDetails,
    Waitlist,
    { provide: GuestLookup, useClass: BookedGuests },
  ],
  exports: [
    BookingEnd,
    Bookings,
    Places,
    BuyerMails,
    Directory,
    Drafts,
    DueDates,
    GuestRecords,
    HoldEnd,
    HoldLimits,
    PlanChange,
    Quotes,
    MovedTripMails,
    ScheduleMove,
    DocumentDesk,
    TravellerRecords,
    TripAccess,
    GuestLookup,
    PlaceMails,
    Waitlist,
    Waivers,
  ],
})
export class GuestsModule {}
