import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ChangePrivacyDto, PrivacyDto } from './privacy.dto.js';
import { Privacy } from './privacy.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest')
export class PrivacyController {
  constructor(private readonly privacy: Privacy) {}

  /** On the trip they mean. */
  @Get('privacy')
  read(@CurrentUser() user: Person): Promise<PrivacyDto> {
    return this.privacy.read(user);
  }

  /** On the trip whose choices they were looking at. */
  @Put('trips/:tripId/privacy')
  change(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: ChangePrivacyDto,
  ): Promise<PrivacyDto> {
    return this.privacy.change(user, tripId, body);
  }
}
