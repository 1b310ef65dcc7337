import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { QuoteDto } from '../../bookings/quote/selection.dto.js';
import { type Asking, Asks, EveryHost, Needs } from '../../trips/asking.decorator.js';
import { AddedGuestDto, AddGuestDto, AddGuestPreviewDto, GuestQuoteDto } from './add-guest.dto.js';
import { HostAddsGuest } from './add-guest.service.js';

@HostOnly()
// The guest gets a mail.
@Needs('messages')
@Controller('api/host/bookings')
export class AddGuestController {
  constructor(private readonly guests: HostAddsGuest) {}

  /** Adds a guest to a trip; the mail with the way to pay goes out at once. */
  @Post()
  add(@Asks() asking: Asking, @Body() body: AddGuestDto, @RequestKey() key?: string): Promise<AddedGuestDto> {
    return this.guests.add(asking, key, body);
  }

  /** The mail that guest would get, and whether they are on the trip already. Keeps nothing. */
  @Post('letter')
  @HttpCode(200)
  letter(@Asks() asking: Asking, @Body() body: AddGuestDto): Promise<AddGuestPreviewDto> {
    return this.guests.preview(asking, body);
  }

  /** What that guest would cost today, on whichever trip the host chose. Keeps nothing. */
  @EveryHost()
  @Post('quote')
  @HttpCode(200)
  quote(@Asks() asking: Asking, @Body() body: GuestQuoteDto): Promise<QuoteDto> {
    return this.guests.quote(asking, body);
  }
}
