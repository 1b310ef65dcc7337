import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChangeTravellerDto, OwnDetailsDto } from './details.dto.js';
import { OwnTravellers } from './own-travellers.service.js';

type Person = SignedIn['user'];

/** What guests keep up to date themselves. */
@LoggedIn()
@Controller('api/guest')
export class RecordsController {
  constructor(private readonly travellers: OwnTravellers) {}

  /** Of the trip they mean. */
  @Get('details')
  @ApiOkResponse({ type: OwnDetailsDto })
  @MayBeNothing('Nothing is booked.')
  details(@CurrentUser() user: Person): Promise<OwnDetailsDto | null> {
    return this.travellers.details(user);
  }

  /** Of the trip whose details they were looking at. */
  @Patch('trips/:tripId/details/travellers/:position')
  change(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: ChangeTravellerDto,
  ): Promise<OwnDetailsDto> {
    return this.travellers.change(user, { tripId, position }, body);
  }
}
