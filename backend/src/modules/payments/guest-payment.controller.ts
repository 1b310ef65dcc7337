import { Controller, Header, Ip, Param, Put } from '@nestjs/common';
import { Public } from '../auth/access.decorator.js';
import { Attempts } from '../auth/attempts.js';
import { GuestRecords } from '../guests/guest-records.service.js';
import { GuestRecordDto } from '../guests/guests.dto.js';
import { PaymentRecheck } from './payment-recheck.service.js';

@Controller('api/guests')
export class GuestPaymentController {
  constructor(
    private readonly attempts: Attempts,
    private readonly recheck: PaymentRecheck,
    private readonly records: GuestRecords,
  ) {}

  /** For the holder of the link: PayPal is asked again, and the answer is the truth. What the body claims does not matter. */
  @Public()
  @Put(':id/payment')
  @Header('Referrer-Policy', 'no-referrer')
  async check(@Param('id') id: string, @Ip() ip: string): Promise<GuestRecordDto> {
    await this.attempts.use({ 'recheck-ip': ip, 'recheck-guest': id });
    await this.recheck.ofGuest(id);
    return this.records.read(id);
  }
}
