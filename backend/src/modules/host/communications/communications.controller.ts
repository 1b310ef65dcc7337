import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { AnnouncementDto, CommunicationsDto, PickedGuestDto, PickedIdsDto } from './communications.dto.js';
import { Communications } from './communications.service.js';
import { HostReports } from './host-reports.service.js';

type Person = SignedIn['user'];

/** What is said on a host's trips. */
@HostOnly()
@Controller('api/host')
export class CommunicationsController {
  constructor(
    private readonly communications: Communications,
    private readonly reports: HostReports,
  ) {}

  @Get('communications')
  read(@CurrentUser() user: Person, @Query() { trip, when }: TripScopeDto): Promise<CommunicationsDto> {
    return this.communications.read(user.id, trip ?? when);
  }

  @Get('communications/guests')
  picked(@CurrentUser() user: Person, @Query() { ids }: PickedIdsDto): Promise<PickedGuestDto[]> {
    return this.communications.picked(user.id, ids);
  }

  /** Lets somebody write in the trip's chat again before their time is over. */
  @Delete('trips/:tripId/mutes/:userId')
  @HttpCode(204)
  unmute(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('userId', WholeNumberPipe) userId: number,
  ): Promise<void> {
    return this.reports.unmute(user.id, tripId, userId);
  }

  @Post('trips/:tripId/announcements')
  @HttpCode(204)
  announce(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: AnnouncementDto,
  ): Promise<void> {
    return this.communications.announce(user, tripId, body);
  }
}
