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
@Controller('api/guest/details')
export class RecordsController {
  constructor(private readonly travellers: OwnTravellers) {}

  @Get()
  @ApiOkResponse({ type: OwnDetailsDto })
  @MayBeNothing('Nothing is booked.')
  details(@CurrentUser() user: Person): Promise<OwnDetailsDto | null> {
    return this.travellers.details(user);
  }

  @Patch('travellers/:position')
  change(
    @CurrentUser() user: Person,
    @Param('position', WholeNumberPipe) position: number,
    @Body() body: ChangeTravellerDto,
  ): Promise<OwnDetailsDto> {
    return this.travellers.change(user, position, body);
  }
}
