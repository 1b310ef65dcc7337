import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { AnnouncementDto, CommunicationsDto, PickedGuestDto, PickedIdsDto } from './communications.dto.js';
import { Communications } from './communications.service.js';
import { HostReports } from './host-reports.service.js';

type Person = SignedIn['user'];

/** What is said on a host's trips. */
@HostOnly()
@Needs('messages')
@Controller('api/host')
export class CommunicationsController {
  constructor(
    private readonly communications: Communications,
    private readonly reports: HostReports,
  ) {}

  @Get('communications')
  read(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<CommunicationsDto> {
    return this.communications.read(asking, trip ?? when);
  }

  @Get('communications/guests')
  picked(@Asks() asking: Asking, @Query() { ids }: PickedIdsDto): Promise<PickedGuestDto[]> {
    return this.communications.picked(asking, ids);
  }

  /** Lets somebody write in the trip's chat again before their time is over. */
  @Delete('trips/:tripId/mutes/:userId')
  @HttpCode(204)
  unmute(
    @Asks() asking: Asking,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('userId', WholeNumberPipe) userId: number,
  ): Promise<void> {
    return this.reports.unmute(asking, tripId, userId);
  }

  @Post('trips/:tripId/announcements')
  @HttpCode(204)
  announce(
    @Asks() asking: Asking,
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: AnnouncementDto,
  ): Promise<void> {
    return this.communications.announce(asking, user, tripId, body);
  }
}
