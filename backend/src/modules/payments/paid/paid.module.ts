import { Module } from '@nestjs/common';
import { DraftsModule } from '../../bookings/draft/drafts.module.js';
import { LoginModule } from '../login/login.module.js';
import { GivenMails } from './given-mails.service.js';
import { PaidBooking } from './paid-booking.service.js';

/** What follows for a booking when something was paid on it, and who is told. */
@Module({
  imports: [DraftsModule, LoginModule],
  providers: [GivenMails, PaidBooking],
  exports: [GivenMails, PaidBooking],
})
export class PaidModule {}
