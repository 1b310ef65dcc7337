import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { Ipns } from './ipn/ipns.service.js';
import { Webhooks } from './webhooks/webhooks.service.js';

/** Where PayPal tells us what happened. Nothing is believed for having come here. */
@ApiExcludeController()
@Controller('paypal')
export class NoticesController {
  constructor(
    private readonly attempts: Attempts,
    private readonly webhooks: Webhooks,
    private readonly ipns: Ipns,
  ) {}

  /** 200 once the event is stored, 400 when PayPal did not sign it. */
  @Public()
  @Post('webhook')
  @HttpCode(200)
  async webhook(@Req() req: Request, @Ip() ip: string): Promise<void> {
    await this.attempts.use({ 'notice-ip': ip });
    await this.webhooks.take(req.headers, req.body);
  }

  /** 200 and nothing else, once the notification is stored: whether PayPal wrote it is asked later. */
  @Public()
  @Post('ipn')
  @HttpCode(200)
  async ipn(@Req() req: Request, @Ip() ip: string): Promise<void> {
    await this.attempts.use({ 'ipn-ip': ip });
    await this.ipns.take(req.body);
  }
}
