import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { reportCsv, reportFileName } from './money-report.csv.js';
import { MoneyReportDto, ReportQueryDto } from './money-report.dto.js';
import { MoneyReport } from './money-report.service.js';

/** The financial report. */
@HostOnly()
@Needs('money')
@Controller('api/host')
export class HostReportController {
  constructor(private readonly report: MoneyReport) {}

  @Get('report')
  read(@Asks() asking: Asking, @Query() query: ReportQueryDto): Promise<MoneyReportDto> {
    return this.report.of(asking, query);
  }

  /** Amounts in dollars, for spreadsheets. */
  @Get('report.csv')
  @ApiProduces('text/csv')
  async csv(
    @Asks() asking: Asking,
    @Query() query: ReportQueryDto,
    @Res({ passthrough: true }) res: Response,
  ): Promise<string> {
    const text = reportCsv(await this.report.of(asking, query));
    // Not before: a refusal is no file.
    res.attachment(reportFileName(query)).type('text/csv');
    return text;
  }
}
