import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChosenTripDto } from '../chosen-trip.dto.js';
import { EventsAfterDto, HostEventDto, HostOverviewDto } from './host.dto.js';
import { HostService } from './host.service.js';

@HostOnly()
@Controller('api/host')
export class HostController {
  constructor(private readonly hosts: HostService) {}

  @Get('overview')
  overview(
    @CurrentUser() user: SignedIn['user'],
    @Query() { trip }: ChosenTripDto,
  ): Promise<HostOverviewDto> {
    return this.hosts.overview(user.id, trip ?? null);
  }

  @Get('events')
  events(@CurrentUser() user: SignedIn['user'], @Query() { after }: EventsAfterDto): Promise<HostEventDto[]> {
    return this.hosts.events(user.id, after);
  }
}
