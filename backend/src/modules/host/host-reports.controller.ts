import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { HostOnly } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { CloseReportDto, MessageReportDto } from './host-reports.dto.js';
import { HostReports } from './host-reports.service.js';

type Person = SignedIn['user'];

@HostOnly()
@Controller('api/host/reports')
export class HostReportsController {
  constructor(private readonly reports: HostReports) {}

  /** What members reported about messages and no host has looked at, newest first. */
  @Get()
  open(@CurrentUser() user: Person): Promise<MessageReportDto[]> {
    return this.reports.open(user.id);
  }

  @Post(':id/close')
  @HttpCode(204)
  close(
    @CurrentUser() user: Person,
    @Param('id', ParseIntPipe) id: number,
    @Body() { note }: CloseReportDto,
  ): Promise<void> {
    return this.reports.close(user.id, id, note);
  }
}
