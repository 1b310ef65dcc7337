import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { CheckIns } from '../check-in/check-ins.service.js';
import { CheckInDto, ChecklistDto } from './checklist.dto.js';
import { Checklists } from './checklists.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest')
export class ChecklistController {
  constructor(
    private readonly checklists: Checklists,
    private readonly checkIns: CheckIns,
  ) {}

  /** Of the trip they mean. */
  @Get('checklist')
  checklist(@CurrentUser() user: Person): Promise<ChecklistDto> {
    return this.checklists.of(user);
  }

  /** For the trip whose checklist they were looking at. */
  @Post('trips/:tripId/check-in/travellers/:position')
  @HttpCode(200)
  checkIn(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Param('position', WholeNumberPipe) position: number,
    @Body() { guestId }: CheckInDto,
  ): Promise<ChecklistDto> {
    return this.checkIns.checkIn(user, { tripId, position, guestId });
  }
}
