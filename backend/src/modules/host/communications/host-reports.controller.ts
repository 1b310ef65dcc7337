import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { CloseReportDto, MessageReportDto, MuteDto } from './host-reports.dto.js';
import { HostReports } from './host-reports.service.js';

type Person = SignedIn['user'];

@HostOnly()
@Needs('messages')
@Controller('api/host/reports')
export class HostReportsController {
  constructor(private readonly reports: HostReports) {}

  /** What members reported about messages and no host has looked at, the longest first. */
  @Get()
  open(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<MessageReportDto[]> {
    return this.reports.open(asking, trip ?? when);
  }

  @Post(':id/close')
  @HttpCode(204)
  close(
    @Asks() asking: Asking,
    @Param('id', WholeNumberPipe) id: number,
    @Body() { note }: CloseReportDto,
  ): Promise<void> {
    return this.reports.close(asking, id, note);
  }

  /** Takes a close back: the report waits again. */
  @Post(':id/reopen')
  @HttpCode(204)
  reopen(@Asks() asking: Asking, @Param('id', WholeNumberPipe) id: number): Promise<void> {
    return this.reports.reopen(asking, id);
  }

  /** Deletes the message for everybody and closes every report about it. */
  @Post(':id/delete')
  @HttpCode(204)
  remove(
    @Asks() asking: Asking,
    @CurrentUser() user: Person,
    @Param('id', WholeNumberPipe) id: number,
  ): Promise<void> {
    return this.reports.remove(asking, user, id);
  }

  /** Who wrote the message cannot write in this chat for so many hours; the report stays open. 0 takes it back. */
  @Post(':id/mute')
  @HttpCode(204)
  mute(
    @Asks() asking: Asking,
    @Param('id', WholeNumberPipe) id: number,
    @Body() { hours }: MuteDto,
  ): Promise<void> {
    return this.reports.mute(asking, id, hours);
  }
}
