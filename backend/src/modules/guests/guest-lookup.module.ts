import { Global, Module } from '@nestjs/common';
import { DraftsModule } from '../bookings/draft/drafts.module.js';
import { GuestLookup } from '../auth/guest-lookup.js';
import { BookedGuests } from './guest-lookup.service.js';

/** Which guest an account is. Global: who signs people in stands to the left, and cannot name what answers it. */
@Global()
@Module({
  imports: [DraftsModule],
  providers: [{ provide: GuestLookup, useClass: BookedGuests }],
  exports: [GuestLookup],
})
export class GuestLookupModule {}
