import { Body, Controller, Header, HttpCode, Inject, Ip, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { Public } from '../../../auth/access.decorator.js';
import { Attempts } from '../../../auth/attempts.js';
import { holderOf } from '../../../bookings/hold/holder.js';
import { OpenFormDto, PaymentFormDto } from './payment-form.dto.js';
import { PaymentForms } from './payment-forms.service.js';

@Controller('api/guests')
export class PaymentFormController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly forms: PaymentForms,
  ) {}

  /** For the holder of the link: PayPal's redirect form over what is due, to be posted as it is. Holds the places and opens a payment, so it is no GET. */
  @Public()
  @Post(':id/payment-form')
  @HttpCode(200)
  @Header('Referrer-Policy', 'no-referrer')
  async form(
    @Param('id') id: string,
    @Body() body: OpenFormDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<PaymentFormDto> {
    await this.attempts.use({ 'form-ip': ip });
    return this.forms.open(id, body, holderOf(this.config, req, res));
  }
}
