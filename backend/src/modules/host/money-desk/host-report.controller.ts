import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { reportCsv } from './money-report.csv.js';
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

  /** Amounts in dollars, for spreadsheets. */
  @Get('report.csv')
  @ApiProduces('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="financial-report.csv"')
  async csv(@CurrentUser() user: Person, @Query() query: ReportQueryDto): Promise<string> {
    return reportCsv(await this.report.of(user.id, query));
  }
}
