import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof, FreshProofAboveLimit } from '../../auth/proof/fresh-proof.decorator.js';
import {
  CancellationTermsDto,
  HostCancelledDto,
  HostCancelsDto,
} from '../../payments/cancellation/cancellation.dto.js';
import { GrantCreditDto, UsedCreditDto } from '../../payments/credits/credit.dto.js';
import { GiveBackDto, RecordedDto, RecordPaymentDto } from '../../payments/manual/manual.dto.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
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

/** The money of the bookings of a host's trips; of others there are none. Each write needs a random Idempotency-Key. */
@HostOnly()
@Needs('money')
@Controller('api/host/bookings/:id')
export class HostMoneyController {
  constructor(
    private readonly reader: HostMoneyReader,
    private readonly money: HostMoney,
  ) {}

  @Get('money')
  read(@Asks() asking: Asking, @Param('id') id: string): Promise<HostBookingMoneyDto> {
    return this.reader.ofBooking({ ...asking, id });
  }

  @FreshProofAboveLimit('amountCents')
  @Post('refunds')
  refund(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: GiveRefundDto,
    @RequestKey() key?: string,
  ): Promise<GivenRefundsDto> {
    return this.money.refund({ ...asking, id, key }, body);
  }

  /** What PayPal did not return was given back another way. */
  @Post('refunds/:refundId/given')
  giveBack(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('refundId') refundId: string,
    @Body() body: GiveBackDto,
    @RequestKey() key?: string,
  ): Promise<RecordedDto> {
    return this.money.giveBack({ ...asking, id, key }, refundId, body);
  }

  @Post('payments')
  record(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: RecordPaymentDto,
    @RequestKey() key?: string,
  ): Promise<RecordedDto> {
    return this.money.record({ ...asking, id, key }, body);
  }

  /** This record was wrong. */
  @Post('payments/:paymentId/wrong')
  takeOut(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @Body() { reason }: DecideDto,
    @RequestKey() key?: string,
  ): Promise<RecordedDto> {
    return this.money.takeOut({ ...asking, id, key }, paymentId, reason);
  }

  @FreshProof()
  @Post('acts/:waitingId/confirm')
  @HttpCode(204)
  confirm(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('waitingId') waitingId: string,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.money.confirm({ ...asking, id, key }, waitingId);
  }

  @Post('acts/:waitingId/refuse')
  @HttpCode(204)
  refuse(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('waitingId') waitingId: string,
    @Body() { reason }: DecideDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.money.refuse({ ...asking, id, key }, waitingId, reason);
  }

  /** Stops waiting for what PayPal holds back. */
  @Post('payments/:paymentId/end')
  @HttpCode(204)
  endPending(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @Body() { reason }: DecideDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.money.endPending({ ...asking, id, key }, paymentId, reason);
  }

  @Post('credits')
  grantCredit(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: GrantCreditDto,
    @RequestKey() key?: string,
  ): Promise<GrantedCreditDto> {
    return this.money.grantCredit({ ...asking, id, key }, body);
  }

  @Post('credits/use')
  @HttpCode(200)
  useCredit(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @RequestKey() key?: string,
  ): Promise<UsedCreditDto> {
    return this.money.useCredit({ ...asking, id, key });
  }

  @Get('cancellation')
  terms(@Asks() asking: Asking, @Param('id') id: string): Promise<CancellationTermsDto> {
    return this.money.terms({ ...asking, id });
  }

  @FreshProofAboveLimit('refundCents', 'giveBackCents')
  @Post('cancellation')
  @HttpCode(200)
  cancel(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: HostCancelsDto,
    @RequestKey() key?: string,
  ): Promise<HostCancelledDto> {
    return this.money.cancel({ ...asking, id, key }, body);
  }

  @Post('reminders')
  remind(@Asks() asking: Asking, @Param('id') id: string, @RequestKey() key?: string): Promise<ReminderDto> {
    return this.money.remind({ ...asking, id, key });
  }

  @Put('access')
  @HttpCode(204)
  access(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Body() body: AccessDto,
    @RequestKey() key?: string,
  ): Promise<void> {
    return this.money.decideAccess({ ...asking, id, key }, body);
  }
}
