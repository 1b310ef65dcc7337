import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Ip,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { draftToken } from '../../bookings/draft/draft-token.js';
import { holderOf } from '../../bookings/hold/holder.js';
import { AccountAlerts } from '../alerts/account-alerts.service.js';
import { CaptureCall } from './capture-call.service.js';
import { Orders } from './order.service.js';
import { OrderState } from './order-state.service.js';
import type { Owner } from '../owner/owner.js';
import {
  CaptureDto,
  CaptureResultDto,
  CreatedOrderDto,
  CreateOrderDto,
  OrderStateDto,
  SetupDto,
  ShareOrderDto,
} from './payments.dto.js';
import { PaymentProvider } from '../provider/payment-provider.js';

const AMOUNT = /^\d{1,7}\.\d{2}$/;

@Controller('paypal')
export class PaymentsController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly provider: PaymentProvider,
    private readonly orders: Orders,
    private readonly captureCall: CaptureCall,
    private readonly states: OrderState,
    private readonly account: AccountAlerts,
  ) {}

  /** What the page needs to start PayPal's script. */
  @Public()
  @Get('setup')
  async setup(@Ip() ip: string): Promise<SetupDto> {
    await this.attempts.use({ 'setup-ip': ip });
    try {
      return { clientToken: await this.provider.browserToken(), sdkUrl: this.provider.scriptUrl };
    } catch (err) {
      log.error({ err }, 'no client token');
      await this.account.look(err);
      throw new DomainError('payment.provider_down');
    }
  }

  /**
   * The one order for what this browser's booking owes today; the same id until it is paid. Who holds a booking's link may pay
   * more; how often it may be asked for a link is limited.
   */
  @Public()
  @Post('order')
  async order(
    @Body() body: CreateOrderDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CreatedOrderDto> {
    assertTaken(body);
    const { guestId, paymentType: plan, pays, amount } = body;
    const { termsVersion, ownTermsShown, draftVersion, tripVersion } = body;
    if (pays && !guestId) throw new DomainError('payment.unsupported');
    if (guestId) await this.attempts.use({ 'order-guest': guestId });
    const holder = holderOf(this.config, req, res);
    const wish = { plan, pays, amount, termsVersion, ownTermsShown, draftVersion, tripVersion };
    return { id: await this.orders.open({ ...this.owner(req, { guestId }), ...wish, holder }) };
  }

  /**
   * The one order for a share of a booking, by the share's link; how often it may be asked for is limited. A door of its own: a
   * node of before shares would take the request for one about this browser's draft.
   */
  @Public()
  @Post('share-order')
  async shareOrder(
    @Body() body: ShareOrderDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CreatedOrderDto> {
    assertTaken(body);
    const { shareToken, amount } = body;
    await this.attempts.use({ 'order-guest': shareToken });
    const holder = holderOf(this.config, req, res);
    return { id: await this.orders.open({ ...this.owner(req, { shareToken }), amount, holder }) };
  }

  /** How the payment of an order stands; without a word of whose it is. */
  @Public()
  @Get('order/:orderId')
  async state(
    @Param('orderId') orderId: string,
    @Ip() ip: string,
    @Req() req: Request,
  ): Promise<OrderStateDto> {
    await this.attempts.use({ 'order-state-ip': ip });
    return this.states.of(this.owner(req, {}), orderId);
  }

  /** 200 when the money is in the books, 202 while that is being found out. Repeating it never charges twice. */
  @Public()
  @Post('order/:orderId/capture')
  @HttpCode(200)
  async capture(
    @Param('orderId') orderId: string,
    @Body() body: CaptureDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CaptureResultDto> {
    const result = await this.captureCall.finish(this.owner(req, body), orderId, body);
    if (result.status === 'PROCESSING') res.status(HttpStatus.ACCEPTED);
    return result;
  }

  private owner(
    req: Request,
    { guestId, shareToken }: Pick<Owner, 'guestId' | 'shareToken'>,
  ): Omit<Owner, 'holder'> {
    return {
      draftToken: draftToken(this.config, req),
      guestId,
      shareToken,
      userId: req.signedIn?.user.id ?? null,
    };
  }
}

/** Throws `payment.unsupported`. */
function assertTaken({
  intent,
  currency,
  amount,
}: Pick<CreateOrderDto, 'intent' | 'currency' | 'amount'>): void {
  if (intent !== 'CAPTURE' || currency !== 'USD' || !AMOUNT.test(amount))
    throw new DomainError('payment.unsupported');
}
