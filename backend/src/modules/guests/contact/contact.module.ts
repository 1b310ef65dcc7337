import { Module } from '@nestjs/common';
import { ContactDesk } from './contact-desk.service.js';
import { ContactMails } from './contact-mail.service.js';

/** What visitors write to the house. */
@Module({
  providers: [ContactDesk, ContactMails],
  exports: [ContactDesk],
})
export class ContactModule {}
