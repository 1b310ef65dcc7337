import { Body, Controller, Get, Param, Patch, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
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

  /** 204 for who has booked nothing. */
  @Get()
  @ApiOkResponse({ type: OwnDetailsDto })
  @ApiNoContentResponse()
  async details(
    @CurrentUser() user: Person,
    @Res({ passthrough: true }) res: Response,
  ): Promise<OwnDetailsDto | undefined> {
    const details = await this.travellers.details(user);
    if (details) return details;
    res.status(204);
    return undefined;
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
