import { Module } from '@nestjs/common';
import { AttemptsModule } from '../auth/attempts.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { BookingCoreModule } from './booking-core.module.js';
import { DraftController } from './draft/draft.controller.js';
import { DraftsModule } from './draft/drafts.module.js';
import { DueDatesModule } from './due-dates/due-dates.module.js';
import { BookingFormModule } from './form/booking-form.module.js';
import { GuestsController } from './guests.controller.js';
import { HoldModule } from './hold/hold.module.js';
import { PlacesModule } from './hold/places.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { QuoteController } from './quote/quote.controller.js';
import { QuotesModule } from './quote/quotes.module.js';
import { TripController } from './quote/trip.controller.js';
import { TripsOnSale } from './quote/trips-on-sale.service.js';
import { TripPagesController } from '../trips/pages/trip-pages.controller.js';
import { TripPicturesController } from '../trips/pages/trip-pictures.controller.js';
import { SiteController } from '../trips/site.controller.js';
import { TravellersModule } from './travellers/travellers.module.js';

/**
 * What is sold and owed, in rooms: a quote, a draft, the booking form, a hold, the waiting list, the ledger and its parts.
 * The doors stand here, for the contract names them in this order.
 */
@Module({
  imports: [
    AttemptsModule,
    TripsModule,
    BookingCoreModule,
    PlacesModule,
    HoldModule,
    QuotesModule,
    DraftsModule,
    BookingFormModule,
    DueDatesModule,
    LedgerModule,
    TravellersModule,
  ],
  controllers: [
    TripController,
    TripPagesController,
    TripPicturesController,
    SiteController,
    QuoteController,
    DraftController,
    GuestsController,
  ],
  providers: [TripsOnSale],
})
export class BookingsModule {}
