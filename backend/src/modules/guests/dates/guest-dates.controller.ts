import { Controller, Get, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
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
  @ApiNoContentResponse({ description: 'Nothing is booked, or the trip is over.' })
  async read(
    @CurrentUser() user: SignedIn['user'],
    @Res({ passthrough: true }) res: Response,
  ): Promise<GuestDatesDto | undefined> {
    const dates = await this.dates.of(user);
    if (!dates) res.status(204);
    return dates ?? undefined;
  }
}
