import { Controller, Get, Header, Ip, Param, Query } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { PaymentFormDto, PaymentFormQueryDto } from './payment-form.dto.js';
import { PaymentForms } from './payment-forms.service.js';

@Controller('api/guests')
export class PaymentFormController {
  constructor(
    private readonly attempts: Attempts,
    private readonly forms: PaymentForms,
  ) {}

  /** For the holder of the link: PayPal's redirect form over what is due, to be posted as it is. */
  @Public()
  @Get(':id/payment-form')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  async form(
    @Param('id') id: string,
    @Query() { option }: PaymentFormQueryDto,
    @Ip() ip: string,
  ): Promise<PaymentFormDto> {
    await this.attempts.use({ 'form-ip': ip });
    return this.forms.open(id, option);
  }
}
