import { Controller, Get } from '@nestjs/common';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripGroupDto } from '../../trips/pages/group.dto.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { TripAccess } from '../trip-access.service.js';
import { GuestGuideDto } from './guest-guide.dto.js';
import { GuestGuides } from './guest-guides.service.js';

/** What a trip's own pages tell its guests. For paid guests and hosts; 402 for others. */
@LoggedIn()
@Controller('api/guest')
export class GuestPagesController {
  constructor(
    private readonly access: TripAccess,
    private readonly pages: TripPages,
    private readonly guides: GuestGuides,
  ) {}

  /** How they get ready, and for which trip: what they pack is ticked for that one. */
  @Get('guide')
  async guide(@CurrentUser() user: SignedIn['user']): Promise<GuestGuideDto> {
    return this.guides.of(await this.access.openTrip(user));
  }

  /** Pictures of them. */
  @Get('group')
  async group(@CurrentUser() user: SignedIn['user']): Promise<TripGroupDto> {
    return this.pages.read(await this.access.openTrip(user), 'group');
  }
}
