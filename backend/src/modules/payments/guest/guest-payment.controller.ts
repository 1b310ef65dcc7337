import { Body, Controller, Header, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { RequestKey } from '../../../platform/http/request-key.js';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { User } from '../../auth/user.entity.js';
import { GuestRecords } from '../../bookings/guest-records.service.js';
import { GuestRecordDto } from '../../bookings/guests.dto.js';
import { Credentials } from '../login/credentials.service.js';
import { RecordPaymentDto } from '../manual/manual.dto.js';
import { ManualRecords } from './manual-records.service.js';
import { PaymentRecheck } from '../take/payment-recheck.service.js';

@Controller('api/guests')
export class GuestPaymentController {
  constructor(
    private readonly attempts: Attempts,
    private readonly recheck: PaymentRecheck,
    private readonly manual: ManualRecords,
    private readonly records: GuestRecords,
    private readonly credentials: Credentials,
  ) {}

  /**
   * For the holder of the link: PayPal is asked again, and the answer is the truth; what the body claims does not matter.
   * A host of the trip records a payment made elsewhere, with a random `Idempotency-Key`.
   */
  @Public()
  @Put(':id/payment')
  @Header('Referrer-Policy', 'no-referrer')
  @ApiBody({ type: RecordPaymentDto, required: false })
  async check(
    @Param('id') id: string,
    @Ip() ip: string,
    @CurrentUser() user: Pick<User, 'id' | 'role'> | null,
    @Body() body: unknown,
    @RequestKey({ isOptional: true }) key?: string,
  ): Promise<GuestRecordDto> {
    if (user && (await this.manual.isRecord(user, id, body))) {
      await this.manual.record(user.id, id, body, key);
      return this.records.picture(id);
    }
    await this.attempts.use({ 'recheck-ip': ip, 'recheck-guest': id });
    await this.recheck.ofGuest(id);
    return this.records.read(id, user?.id ?? null);
  }

  /**
   * For the holder of the link: the mail with the way to log in is sent once more, to the booking's own address. The answer
   * is the same whether there is such a guest or not.
   */
  @Public()
  @Post(':id/login-mail')
  @HttpCode(204)
  @Header('Referrer-Policy', 'no-referrer')
  async mailAgain(@Param('id') id: string, @Ip() ip: string): Promise<void> {
    await this.attempts.use({ 'login-mail-ip': ip, 'login-mail-guest': id });
    await this.credentials.sendAgain(id);
  }
}
