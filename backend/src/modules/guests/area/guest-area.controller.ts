import { Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripFrontDto } from '../../trips/pages/front.dto.js';
import { TripPlanDto } from '../../trips/pages/plan.dto.js';
import { TripShipDto } from '../../trips/pages/ship.dto.js';
import { DirectoryDto } from '../directory/directory.dto.js';
import { Directory } from '../directory/directory.service.js';
import { GuestProfileDto, GuestTripOverviewDto, VoyageDto } from './guest-area.dto.js';
import { GuestArea } from './guest-area.service.js';
import { Voyages } from './voyages.service.js';

@LoggedIn()
@Controller('api/guest')
export class GuestAreaController {
  constructor(
    private readonly attempts: Attempts,
    private readonly area: GuestArea,
    private readonly directory: Directory,
    private readonly voyages: Voyages,
  ) {}

  @Get('profile')
  profile(@CurrentUser() user: SignedIn['user']): Promise<GuestProfileDto> {
    return this.area.profile(user);
  }

  @Get('trips')
  trips(@CurrentUser() user: SignedIn['user']): Promise<GuestTripOverviewDto[]> {
    return this.area.tripsOf(user);
  }

  /** The trips a person's pages, chat and guest list can be about: which they travel with or host, the first one first. */
  @Get('voyages')
  voyagesOf(@CurrentUser() user: SignedIn['user']): Promise<VoyageDto[]> {
    return this.voyages.of(user);
  }

  /** Makes that one the first of them. Throws `trip.not_found`. */
  @Put('trips/:tripId/chosen')
  choose(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<VoyageDto[]> {
    return this.voyages.choose(user, tripId);
  }

  /** Of a trip they travel with or host. */
  @Get('trips/:tripId/plan')
  plan(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<TripPlanDto> {
    return this.area.pageOf(user, tripId, 'plan');
  }

  /** As the home page of such a trip says it. */
  @Get('trips/:tripId/front')
  front(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<TripFrontDto> {
    return this.area.pageOf(user, tripId, 'front');
  }

  /** As the ship's page of such a trip says it. */
  @Get('trips/:tripId/ship')
  ship(
    @CurrentUser() user: SignedIn['user'],
    @Param('tripId', WholeNumberPipe) tripId: number,
  ): Promise<TripShipDto> {
    return this.area.pageOf(user, tripId, 'ship');
  }

  /**
   * For paid guests and hosts; 402 for others. From 30 days after the trip it is closed to guests: 410. A person may ask 120
   * times an hour (SEC-30).
   */
  @Get('directory')
  async people(@CurrentUser() user: SignedIn['user']): Promise<DirectoryDto> {
    await this.attempts.use({ 'directory-user': String(user.id) });
    return this.directory.of(user);
  }
}
