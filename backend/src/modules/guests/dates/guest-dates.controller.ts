import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { GuestDatesDto } from './guest-dates.dto.js';
import { GuestDates } from './guest-dates.service.js';

@LoggedIn()
@Controller('api/guest')
export class GuestDatesController {
  constructor(private readonly dates: GuestDates) {}

  /** What has a day on the person's trip: its own days, their payments, papers and activities. */
  @Get('dates')
  @ApiOkResponse({ type: GuestDatesDto })
  @MayBeNothing('Nothing is booked, or the trip is over.')
  read(@CurrentUser() user: SignedIn['user']): Promise<GuestDatesDto | null> {
    return this.dates.of(user);
  }
}
