import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull } from '../provider/provider-error.js';
import type {
  Dispute,
  NewOrder,
  NewReturn,
  ProviderOrder,
  Returned,
  StatementPart,
  Taking,
} from '../provider/provider.types.js';
import { PayPalClient, READ_TIMEOUT_MS } from './client/paypal-client.service.js';
import { capture, createdOrder, dispute, order, refund } from './client/paypal.schemas.js';
import { disputeOf, orderOf, returnedOf, takingOf } from './reading.rules.js';
import { PayPalStatement } from './statement/paypal-statement.service.js';
import { PayPalNotices } from './webhooks/paypal-notices.service.js';

/** PayPal drops an order that was not paid after three hours, and forgets a refund's request id after 45 days. */
const LIMITS = { orderMs: 3 * HOUR_MS, returnRequestMs: 45 * DAY_MS, statementBehindMs: 3 * HOUR_MS };
const ORDER_ID = /^[A-Z0-9]{1,36}$/;
const CAPTURE_TIMEOUT_MS = 20_000;

/** PayPal's Orders v2 and Payments v2, as thin as it can be. All methods throw `PayPalError`. */
@Injectable()
export class PayPalProvider extends PaymentProvider {
  readonly limits = LIMITS;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly client: PayPalClient,
    private readonly notices: PayPalNotices,
    private readonly statement: PayPalStatement,
  ) {
    super();
  }

  get scriptUrl(): string {
    return this.config.paypal.sdkUrl;
  }

  get isLeftAlone(): boolean {
    return this.client.isLeftAlone;
  }

  browserToken(): Promise<string> {
    return this.client.browserToken();
  }

  isOrderId(text: string): boolean {
    return ORDER_ID.test(text);
  }

  async open(o: NewOrder): Promise<string> {
    const back = `${this.config.publicUrl}${o.backPath}`;
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: o.ownId,
          invoice_id: o.invoiceId,
          description: o.description.slice(0, 127),
          amount: moneyTo(o.money),
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Gangway',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            // No e-cheques: they would leave a place unpaid for days.
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: `${back}?paypal=approved`,
            cancel_url: `${back}?paypal=cancelled`,
          },
        },
      },
    };
    return (await this.post('/v2/checkout/orders', body, o.requestId, READ_TIMEOUT_MS, createdOrder)).id;
  }

  async getOrder(id: string): Promise<ProviderOrder> {
    return orderOf(await this.client.get(`/v2/checkout/orders/${encodeURIComponent(id)}`, order));
  }

  async getTaking(id: string): Promise<Taking> {
    return takingOf(await this.client.get(`/v2/payments/captures/${encodeURIComponent(id)}`, capture));
  }

  async take(id: string, requestId: string): Promise<ProviderOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
    return orderOf(await this.post(path, {}, requestId, CAPTURE_TIMEOUT_MS, order));
  }

  async giveBack(r: NewReturn): Promise<Returned> {
    const body = { amount: moneyTo(r.money), custom_id: r.ownId, note_to_payer: r.note.slice(0, 255) };
    const path = `/v2/payments/captures/${encodeURIComponent(r.takingId)}/refund`;
    return returnedOf(await this.post(path, body, r.requestId, CAPTURE_TIMEOUT_MS, refund));
  }

  async getReturned(id: string): Promise<Returned> {
    return returnedOf(await this.client.get(`/v2/payments/refunds/${encodeURIComponent(id)}`, refund));
  }

  findReturned(id: string): Promise<Returned | null> {
    return this.getReturned(id).catch(goneIsNull);
  }

  /** PayPal need not show a reversal as a refund; its own copy of the event has it. */
  async getReversal(id: string, noticeId: string): Promise<Returned> {
    return (await this.findReturned(id)) ?? returnedOf(await this.notices.getReversal(noticeId));
  }

  async getDispute(id: string): Promise<Dispute> {
    return disputeOf(await this.client.get(`/v1/customer/disputes/${encodeURIComponent(id)}`, dispute));
  }

  listStatement(from: Date, to: Date): Promise<StatementPart> {
    return this.statement.between(from, to);
  }

  private post<T>(
    path: string,
    body: object,
    requestId: string,
    timeoutMs: number,
    schema: z.ZodType<T>,
  ): Promise<T> {
    const headers = {
      'PayPal-Request-Id': requestId,
      Prefer: 'return=representation',
      'Content-Type': 'application/json',
    };
    return this.client.call(
      { method: 'POST', url: path, headers, body: JSON.stringify(body), timeoutMs },
      schema,
    );
  }
}

/** As PayPal writes money. */
const moneyTo = ({ amount: value, currency }: NewOrder['money']) => ({ currency_code: currency, value });
