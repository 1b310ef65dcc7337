import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { OfTripDto } from '../dates/host-dates.dto.js';
import { AnnouncementDto, CommunicationsDto, PickedGuestDto, PickedIdsDto } from './communications.dto.js';
import { Communications } from './communications.service.js';

type Person = SignedIn['user'];

/** What is said on a host's trips. */
@HostOnly()
@Controller('api/host')
export class CommunicationsController {
  constructor(private readonly communications: Communications) {}

  @Get('communications')
  read(@CurrentUser() user: Person, @Query() { trip }: OfTripDto): Promise<CommunicationsDto> {
    return this.communications.read(user.id, trip);
  }

  @Get('communications/guests')
  picked(@CurrentUser() user: Person, @Query() { ids }: PickedIdsDto): Promise<PickedGuestDto[]> {
    return this.communications.picked(user.id, ids);
  }

  @Post('trips/:tripId/announcements')
  @HttpCode(204)
  announce(
    @CurrentUser() user: Person,
    @Param('tripId', ParseIntPipe) tripId: number,
    @Body() body: AnnouncementDto,
  ): Promise<void> {
    return this.communications.announce(user, tripId, body);
  }
}
