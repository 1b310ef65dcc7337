import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { GuestAreaModule } from '../area/guest-area.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { ContactDesk } from './contact-desk.service.js';
import { ContactMails } from './contact-mail.service.js';

/** What visitors write to the house. */
@Module({
  imports: [AttemptsModule, GuestAreaModule, TripsModule],
  providers: [ContactDesk, ContactMails],
  exports: [ContactDesk],
})
export class ContactModule {}
