import { Module } from '@nestjs/common';
import { AttemptsModule } from '../auth/attempts.module.js';
import { GuestAreaController } from './area/guest-area.controller.js';
import { GuestAreaModule } from './area/guest-area.module.js';
import { CheckInModule } from './check-in/check-in.module.js';
import { ChecklistController } from './checklist/checklist.controller.js';
import { ChecklistModule } from './checklist/checklist.module.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactModule } from './contact/contact.module.js';
import { GuestDatesController } from './dates/guest-dates.controller.js';
import { GuestDatesModule } from './dates/guest-dates.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsModule } from './documents/documents.module.js';
import { GuestLookupModule } from './guest-lookup.module.js';
import { PackingController } from './packing/packing.controller.js';
import { PackingModule } from './packing/packing.module.js';
import { GuestPagesController } from './pages/guest-pages.controller.js';
import { GuestPagesModule } from './pages/guest-pages.module.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RecordsController } from './records/records.controller.js';
import { RecordsModule } from './records/records.module.js';
import { GuestReviewsController } from './reviews/reviews.controller.js';
import { GuestReviewsModule } from './reviews/reviews.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { TripAccessModule } from './trip-access.module.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { WaiverController } from './waiver/waiver.controller.js';
import { WaiverModule } from './waiver/waiver.module.js';

/**
 * Who travels: what a guest finds and hands in, in rooms. The doors stand here, for the contract names them in this order.
 */
@Module({
  imports: [
    AttemptsModule,
    GuestLookupModule,
    GuestAreaModule,
    GuestDatesModule,
    TripsModule,
    GuestPagesModule,
    PackingModule,
    ContactModule,
    TripAccessModule,
    RecordsModule,
    WaiverModule,
    DocumentsModule,
    ChecklistModule,
    CheckInModule,
    DirectoryModule,
    PrivacyModule,
    GuestReviewsModule,
  ],
  controllers: [
    GuestAreaController,
    GuestDatesController,
    GuestPagesController,
    PackingController,
    ContactController,
    UploadsController,
    RecordsController,
    WaiverController,
    DocumentsController,
    ChecklistController,
    PrivacyController,
    GuestReviewsController,
  ],
})
export class GuestsModule {}
