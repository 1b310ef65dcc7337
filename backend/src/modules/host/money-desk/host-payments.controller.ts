import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ReceiptDto } from '../../payments/receipts/booking-money.dto.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { ForecastDto } from './forecast.dto.js';
import { Forecast } from './forecast.service.js';
import { HostReceipts } from './host-receipts.service.js';
import { PaymentSearchDto, PaymentsPageDto } from './payments-list.dto.js';
import { PaymentsList } from './payments-list.service.js';
import { ReminderDesk } from './reminder-desk.service.js';
import { PreviewRemindDto, RemindDto, ReminderPreviewDto, RemindersSentDto } from './reminders.dto.js';

const KEY = 'idempotency-key';
type Person = SignedIn['user'];

/** The Payments tab of the host's desk, over one trip, those not over, or all. */
@HostOnly()
@Controller('api/host')
export class HostPaymentsController {
  constructor(
    private readonly list: PaymentsList,
    private readonly forecasts: Forecast,
    private readonly reminders: ReminderDesk,
    private readonly receipts: HostReceipts,
  ) {}

  @Get('payments')
  page(@CurrentUser() user: Person, @Query() search: PaymentSearchDto): Promise<PaymentsPageDto> {
    return this.list.page(user.id, search);
  }

  /** Scheduled cash by week, and what came in the weeks before. */
  @Get('forecast')
  forecast(@CurrentUser() user: Person, @Query() { trip, when }: TripScopeDto): Promise<ForecastDto> {
    return this.forecasts.of(user.id, trip ?? when);
  }

  /** Exactly who would get a reminder and who would not, and the mail itself. Sends nothing. */
  @Post('reminders/preview')
  @HttpCode(200)
  preview(@CurrentUser() user: Person, @Body() body: PreviewRemindDto): Promise<ReminderPreviewDto> {
    return this.reminders.preview(user.id, body);
  }

  @Post('reminders')
  @HttpCode(200)
  @ApiHeader({ name: KEY, required: true })
  remind(
    @CurrentUser() user: Person,
    @Body() body: RemindDto,
    @Headers(KEY) key?: string,
  ): Promise<RemindersSentDto> {
    return this.reminders.send(user.id, body, key);
  }

  /** By the payment's public id. */
  @Get('receipts/:id')
  receipt(@CurrentUser() user: Person, @Param('id') id: string): Promise<ReceiptDto> {
    return this.receipts.of(user.id, id);
  }
}
