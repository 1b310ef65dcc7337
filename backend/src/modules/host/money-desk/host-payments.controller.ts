import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { ReceiptDto } from '../../payments/receipts/booking-money.dto.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { ForecastDto } from './forecast.dto.js';
import { Forecast } from './forecast.service.js';
import { HostReceipts } from './host-receipts.service.js';
import { PaymentSearchDto, PaymentsPageDto } from './payments-list.dto.js';
import { PaymentsList } from './payments-list.service.js';
import { ReminderDesk } from './reminder-desk.service.js';
import { PreviewRemindDto, RemindDto, ReminderPreviewDto, RemindersSentDto } from './reminders.dto.js';

/** The Payments tab of the host's desk, over one trip, those not over, or all. */
@HostOnly()
@Needs('money')
@Controller('api/host')
export class HostPaymentsController {
  constructor(
    private readonly list: PaymentsList,
    private readonly forecasts: Forecast,
    private readonly reminders: ReminderDesk,
    private readonly receipts: HostReceipts,
  ) {}

  @Get('payments')
  page(@Asks() asking: Asking, @Query() search: PaymentSearchDto): Promise<PaymentsPageDto> {
    return this.list.page(asking, search);
  }

  /** Scheduled cash by week, and what came in the weeks before. */
  @Get('forecast')
  forecast(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<ForecastDto> {
    return this.forecasts.of(asking, trip ?? when);
  }

  /** Exactly who would get a reminder and who would not, and the mail itself. Sends nothing. */
  @Post('reminders/preview')
  @HttpCode(200)
  preview(@Asks() asking: Asking, @Body() body: PreviewRemindDto): Promise<ReminderPreviewDto> {
    return this.reminders.preview(asking, body);
  }

  @Post('reminders')
  @HttpCode(200)
  remind(
    @Asks() asking: Asking,
    @Body() body: RemindDto,
    @RequestKey() key?: string,
  ): Promise<RemindersSentDto> {
    return this.reminders.send(asking, body, key);
  }

  /** By the payment's public id. */
  @Get('receipts/:id')
  receipt(@Asks() asking: Asking, @Param('id') id: string): Promise<ReceiptDto> {
    return this.receipts.of(asking, id);
  }
}
