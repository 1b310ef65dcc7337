import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { BookingCoreModule } from '../booking-core.module.js';
import { HoldEnd } from './hold-end.service.js';
import { HoldExpiry } from './hold-expiry.service.js';
import { HoldLimits } from './hold-limits.service.js';
import { LapsedOfferMails } from './lapsed-offer-mails.service.js';
import { PlaceMails } from './place-mails.service.js';
import { PlacesModule } from './places.module.js';
import { WaitingGuests } from './waiting-guests.service.js';
import { WaitingMails } from './waiting-mails.service.js';
import { Waitlist } from './waitlist.service.js';

/** How long places are kept, and who waits for them. */
@Module({
  imports: [TripsModule, BookingCoreModule, PlacesModule],
  providers: [
    HoldEnd,
    HoldExpiry,
    HoldLimits,
    LapsedOfferMails,
    PlaceMails,
    WaitingGuests,
    WaitingMails,
    Waitlist,
  ],
  exports: [HoldEnd, HoldLimits, PlaceMails, WaitingGuests, WaitingMails, Waitlist],
})
export class HoldModule {}
