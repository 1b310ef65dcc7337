import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { CancelBookingDto, CancellationTermsDto, CancelledDto } from '../cancellation/cancellation.dto.js';
import { UsedCreditDto } from '../credits/credit.dto.js';
import { GuestActions } from './guest-actions.service.js';
import { GuestPaymentsDto, ReceiptDto } from '../receipts/booking-money.dto.js';
import { GuestMoney } from '../receipts/guest-money.service.js';

type Person = SignedIn['user'];

/** The money of the bookings somebody bought. Another person's are not there. */
@LoggedIn()
@Controller('api/guest')
export class GuestMoneyController {
  constructor(
    private readonly money: GuestMoney,
    private readonly actions: GuestActions,
  ) {}

  @Get('payments')
  payments(@CurrentUser() user: Person): Promise<GuestPaymentsDto> {
    return this.money.payments(user.id);
  }

  @Get('receipts/:id')
  receipt(@CurrentUser() user: Person, @Param('id') id: string): Promise<ReceiptDto> {
    return this.money.receipt(user.id, id);
  }

  /** The calculation, before anything is confirmed. */
  @Get('bookings/:id/cancellation')
  terms(@CurrentUser() user: Person, @Param('id') id: string): Promise<CancellationTermsDto> {
    return this.actions.terms(user.id, id);
  }

  @Post('bookings/:id/cancellation')
  @HttpCode(200)
  cancel(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Body() body: CancelBookingDto,
    @RequestKey() key?: string,
  ): Promise<CancelledDto> {
    return this.actions.cancel(user.id, id, body, key);
  }

  /** Uses the credits of a booking for what it owes. */
  @Post('bookings/:id/credits/use')
  @HttpCode(200)
  useCredit(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @RequestKey() key?: string,
  ): Promise<UsedCreditDto> {
    return this.actions.useCredit(user.id, id, key);
  }
}
