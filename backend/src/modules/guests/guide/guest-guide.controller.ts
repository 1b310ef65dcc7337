import { Controller, Get } from '@nestjs/common';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripGuideDto } from '../../trips/pages/guide.dto.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TripAccess } from '../trip-access.service.js';

/** How the guests of a trip get ready for it. For paid guests and hosts; 402 for others. */
@LoggedIn()
@Controller('api/guest/guide')
export class GuestGuideController {
  constructor(
    private readonly access: TripAccess,
    private readonly pages: TripPages,
  ) {}

  @Get()
  async read(@CurrentUser() user: SignedIn['user']): Promise<TripGuideDto> {
    return this.pages.read(await this.access.openTrip(user), 'guide');
  }
}
