import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { HostOnly } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { FreshProof, FreshProofAboveLimit } from '../auth/proof/fresh-proof.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import {
  CancellationTermsDto,
  HostCancelledDto,
  HostCancelsDto,
} from '../payments/cancellation/cancellation.dto.js';
import { GrantCreditDto, UsedCreditDto } from '../payments/credits/credit.dto.js';
import { GiveBackDto, RecordedDto, RecordPaymentDto } from '../payments/manual/manual.dto.js';
import {
  AccessDto,
  DecideDto,
  GivenRefundsDto,
  GiveRefundDto,
  GrantedCreditDto,
  HostBookingMoneyDto,
  ReminderDto,
} from './host-money.dto.js';
import { HostMoneyReader } from './host-money-reader.service.js';
import { HostMoney } from './host-money.service.js';

const KEY = 'idempotency-key';
type Person = SignedIn['user'];

/** The money of the bookings of a host's trips; of others there are none. Each write needs a random Idempotency-Key. */
@HostOnly()
@ApiHeader({ name: KEY, required: false })
@Controller('api/host/bookings/:id')
export class HostMoneyController {
  constructor(
    private readonly reader: HostMoneyReader,
    private readonly money: HostMoney,
  ) {}

  @Get('money')
  read(@CurrentUser() user: Person, @Param('id') id: string): Promise<HostBookingMoneyDto> {
    return this.reader.ofBooking(user.id, id);
  }

  @FreshProofAboveLimit('amountCents')
  @Post('refunds')
  refund(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: GiveRefundDto,
    @Headers(KEY) key?: string,
  ): Promise<GivenRefundsDto> {
    return this.money.refund({ userId, id, key }, body);
  }

  /** What PayPal did not return was given back another way. */
  @Post('refunds/:refundId/given')
  giveBack(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('refundId') refundId: string,
    @Body() body: GiveBackDto,
    @Headers(KEY) key?: string,
  ): Promise<RecordedDto> {
    return this.money.giveBack({ userId, id, key }, refundId, body);
  }

  @Post('payments')
  record(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: RecordPaymentDto,
    @Headers(KEY) key?: string,
  ): Promise<RecordedDto> {
    return this.money.record({ userId, id, key }, body);
  }

  /** This record was wrong. */
  @Post('payments/:paymentId/wrong')
  takeOut(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @Body() { reason }: DecideDto,
    @Headers(KEY) key?: string,
  ): Promise<RecordedDto> {
    return this.money.takeOut({ userId, id, key }, paymentId, reason);
  }

  @FreshProof()
  @Post('acts/:waitingId/confirm')
  @HttpCode(204)
  confirm(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('waitingId') waitingId: string,
    @Headers(KEY) key?: string,
  ): Promise<void> {
    return this.money.confirm({ userId, id, key }, waitingId);
  }

  @Post('acts/:waitingId/refuse')
  @HttpCode(204)
  refuse(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('waitingId') waitingId: string,
    @Body() { reason }: DecideDto,
    @Headers(KEY) key?: string,
  ): Promise<void> {
    return this.money.refuse({ userId, id, key }, waitingId, reason);
  }

  /** Stops waiting for what PayPal holds back. */
  @Post('payments/:paymentId/end')
  @HttpCode(204)
  endPending(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @Body() { reason }: DecideDto,
    @Headers(KEY) key?: string,
  ): Promise<void> {
    return this.money.endPending({ userId, id, key }, paymentId, reason);
  }

  @Post('credits')
  grantCredit(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: GrantCreditDto,
    @Headers(KEY) key?: string,
  ): Promise<GrantedCreditDto> {
    return this.money.grantCredit({ userId, id, key }, body);
  }

  @Post('credits/use')
  @HttpCode(200)
  useCredit(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Headers(KEY) key?: string,
  ): Promise<UsedCreditDto> {
    return this.money.useCredit({ userId, id, key });
  }

  @Get('cancellation')
  terms(@CurrentUser() user: Person, @Param('id') id: string): Promise<CancellationTermsDto> {
    return this.money.terms(user.id, id);
  }

  @FreshProofAboveLimit('refundCents', 'giveBackCents')
  @Post('cancellation')
  @HttpCode(200)
  cancel(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: HostCancelsDto,
    @Headers(KEY) key?: string,
  ): Promise<HostCancelledDto> {
    return this.money.cancel({ userId, id, key }, body);
  }

  @Post('reminders')
  remind(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Headers(KEY) key?: string,
  ): Promise<ReminderDto> {
    return this.money.remind({ userId, id, key });
  }

  @Put('access')
  @HttpCode(204)
  access(
    @CurrentUser() { id: userId }: Person,
    @Param('id') id: string,
    @Body() body: AccessDto,
    @Headers(KEY) key?: string,
  ): Promise<void> {
    return this.money.decideAccess({ userId, id, key }, body);
  }
}
