import { Global, Module } from '@nestjs/common';
import { GuestLookup } from '../auth/guest-lookup.js';
import { TripsModule } from '../trips/trips.module.js';
import { GuestAreaController } from './area/guest-area.controller.js';
import { GuestArea } from './area/guest-area.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactDesk } from './contact/contact-desk.service.js';
import { ContactMails } from './contact/contact-mail.service.js';
import { GuestDatesController } from './dates/guest-dates.controller.js';
import { GuestDates } from './dates/guest-dates.service.js';
import { Directory } from './directory/directory.service.js';
import { DocumentDesk } from './documents/document-desk.service.js';
import { BookedGuests } from './guest-lookup.service.js';
import { GuestPlaces } from './guest-places.service.js';
import { PackingController } from './packing/packing.controller.js';
import { Packing } from './packing/packing.service.js';
import { RECORDS, RECORDS_CONTROLLERS } from './records/records.parts.js';
import { TravellerRecords } from './records/traveller-records.service.js';
import { TripAccess } from './trip-access.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { Waivers } from './waiver/waivers.service.js';

/** Who travels: what a guest finds and hands in, and who may enter a trip's pages. */
@Global()
@Module({
  imports: [TripsModule],
  controllers: [
    GuestAreaController,
    GuestDatesController,
    PackingController,
    ContactController,
    UploadsController,
    ...RECORDS_CONTROLLERS,
  ],
  providers: [
    ContactDesk,
    ContactMails,
    Directory,
    GuestArea,
    GuestDates,
    GuestPlaces,
    Packing,
    ...RECORDS,
    TripAccess,
    { provide: GuestLookup, useClass: BookedGuests },
  ],
  exports: [Directory, DocumentDesk, TravellerRecords, TripAccess, GuestLookup, Waivers],
})
export class GuestsModule {}
