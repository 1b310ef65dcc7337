import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { MoneyReportDto, ReportQueryDto } from './money-report.dto.js';
import { MoneyReport } from './money-report.service.js';

type Person = SignedIn['user'];

/** The financial report. */
@HostOnly()
@Controller('api/host')
export class HostReportController {
  constructor(private readonly report: MoneyReport) {}

  @Get('report')
  read(@CurrentUser() user: Person, @Query() query: ReportQueryDto): Promise<MoneyReportDto> {
    return this.report.of(user.id, query);
  }
}
