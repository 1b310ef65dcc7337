import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import {
  CloseAlertDto,
  CompareDto,
  ComparisonDto,
  HostBookingMoneyDto,
  MoneyAlertDto,
} from './host-money.dto.js';
import { HostMoneyDesk } from './host-money-desk.service.js';
import { HostMoneyReader } from './host-money-reader.service.js';

@HostOnly()
@Needs('money')
@Controller('api/host')
export class HostMoneyDeskController {
  constructor(
    private readonly desk: HostMoneyDesk,
    private readonly reader: HostMoneyReader,
  ) {}

  /** What about money waits for a person, newest first. */
  @Get('alerts')
  alerts(@Asks() asking: Asking): Promise<MoneyAlertDto[]> {
    return this.reader.openAlerts(asking);
  }

  @Post('alerts/:alertId/close')
  @HttpCode(204)
  close(
    @Asks() asking: Asking,
    @Param('alertId', WholeNumberPipe) alertId: number,
    @Body() { note }: CloseAlertDto,
  ): Promise<void> {
    return this.desk.closeAlert(asking, alertId, note);
  }

  /** Holds the books against PayPal's own statement: what is missing is booked, what differs becomes an alert. */
  @Post('statement/compare')
  @HttpCode(200)
  compare(@Asks() asking: Asking, @Body() { days }: CompareDto): Promise<ComparisonDto> {
    return this.desk.compare(asking, days);
  }

  /** "Ask PayPal": it is asked about everything of the booking that has no end yet. */
  @Post('bookings/:id/check')
  @HttpCode(200)
  check(@Asks() asking: Asking, @Param('id') id: string): Promise<HostBookingMoneyDto> {
    return this.desk.check({ ...asking, id });
  }
}
