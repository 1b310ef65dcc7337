import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { reportCsv, reportFileName } from './money-report.csv.js';
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
  async csv(
    @CurrentUser() user: Person,
    @Query() query: ReportQueryDto,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    const text = reportCsv(await this.report.of(user.id, query));
    // Not before: a refusal is no file.
    res.attachment(reportFileName(query)).type('text/csv');
    return text;
  }
}
