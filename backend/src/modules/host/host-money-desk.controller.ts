import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../platform/http/whole-number.js';
import { HostOnly } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import {
  CloseAlertDto,
  CompareDto,
  ComparisonDto,
  HostBookingMoneyDto,
  MoneyAlertDto,
} from './host-money.dto.js';
import { HostMoneyDesk } from './host-money-desk.service.js';
import { HostMoneyReader } from './host-money-reader.service.js';

type Person = SignedIn['user'];

@HostOnly()
@Controller('api/host')
export class HostMoneyDeskController {
  constructor(
    private readonly desk: HostMoneyDesk,
    private readonly reader: HostMoneyReader,
  ) {}

  /** What about money waits for a person, newest first. */
  @Get('alerts')
  alerts(@CurrentUser() user: Person): Promise<MoneyAlertDto[]> {
    return this.reader.openAlerts(user.id);
  }

  @Post('alerts/:alertId/close')
  @HttpCode(204)
  close(
    @CurrentUser() user: Person,
    @Param('alertId', WholeNumberPipe) alertId: number,
    @Body() { note }: CloseAlertDto,
  ): Promise<void> {
    return this.desk.closeAlert(user.id, alertId, note);
  }

  /** Holds the books against PayPal's own statement: what is missing is booked, what differs becomes an alert. */
  @Post('statement/compare')
  @HttpCode(200)
  compare(@CurrentUser() user: Person, @Body() { days }: CompareDto): Promise<ComparisonDto> {
    return this.desk.compare(user.id, days);
  }

  /** "Ask PayPal": it is asked about everything of the booking that has no end yet. */
  @Post('bookings/:id/check')
  @HttpCode(200)
  check(@CurrentUser() user: Person, @Param('id') id: string): Promise<HostBookingMoneyDto> {
    return this.desk.check(user.id, id);
  }
}
