import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { goneIsNull } from './client/paypal-error.js';
import { PayPalClient, READ_TIMEOUT_MS } from './client/paypal-client.service.js';
import {
  capture,
  createdOrder,
  dispute,
  order,
  type PayPalCapture,
  type PayPalDispute,
  type PayPalOrder,
  type PayPalRefund,
  refund,
} from './client/paypal.schemas.js';

const CAPTURE_TIMEOUT_MS = 20_000;

export interface NewOrder {
  /** One UUID for ever: repeating the call with it is the same call. */
  requestId: string;
  /** As PayPal writes amounts: "692.00". */
  amount: string;
  currency: string;
  /** Our booking's public id; comes back on captures and in reports. */
  customId: string;
  invoiceId: string;
  /** What the buyer reads. */
  description: string;
  /** The page of this site that the buyer came from and is led back to: "/template/checkout". */
  backPath: string;
}

export interface NewRefund {
  captureId: string;
  /** One UUID for ever, remembered by PayPal for 45 days. */
  requestId: string;
  amount: string;
  currency: string;
  /** Our refund's public id; comes back wherever PayPal shows the refund. */
  customId: string;
  /** What the buyer reads in PayPal's mail. */
  note: string;
}

/** PayPal's Orders v2 and Payments v2, as thin as it can be. All methods throw {@link PayPalError}. */
@Injectable()
export class PayPal {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly client: PayPalClient,
  ) {}

  get sdkUrl(): string {
    return this.config.paypal.sdkUrl;
  }

  /** PayPal has not answered lately, and is asked nothing for a while: every call would fail at once. */
  get isLeftAlone(): boolean {
    return this.client.isLeftAlone;
  }

  browserToken(): Promise<string> {
    return this.client.browserToken();
  }

  /** Returns PayPal's order id. */
  async createOrder(o: NewOrder): Promise<string> {
    const back = `${this.config.publicUrl}${o.backPath}`;
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: o.customId,
          invoice_id: o.invoiceId,
          description: o.description.slice(0, 127),
          amount: { currency_code: o.currency, value: o.amount },
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

  getOrder(id: string): Promise<PayPalOrder> {
    return this.client.get(`/v2/checkout/orders/${encodeURIComponent(id)}`, order);
  }

  getCapture(id: string): Promise<PayPalCapture> {
    return this.client.get(`/v2/payments/captures/${encodeURIComponent(id)}`, capture);
  }

  captureOrder(id: string, requestId: string): Promise<PayPalOrder> {
    return this.post(
      `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
      {},
      requestId,
      CAPTURE_TIMEOUT_MS,
      order,
    );
  }

  refundCapture(r: NewRefund): Promise<PayPalRefund> {
    const body = {
      amount: { currency_code: r.currency, value: r.amount },
      custom_id: r.customId,
      note_to_payer: r.note.slice(0, 255),
    };
    const path = `/v2/payments/captures/${encodeURIComponent(r.captureId)}/refund`;
    return this.post(path, body, r.requestId, CAPTURE_TIMEOUT_MS, refund);
  }

  /** Also what a reversal took is found here, by its id. */
  getRefund(id: string): Promise<PayPalRefund> {
    return this.client.get(`/v2/payments/refunds/${encodeURIComponent(id)}`, refund);
  }

  /** Null when PayPal shows nothing under this id. */
  findRefund(id: string): Promise<PayPalRefund | null> {
    return this.getRefund(id).catch(goneIsNull);
  }

  getDispute(id: string): Promise<PayPalDispute> {
    return this.client.get(`/v1/customer/disputes/${encodeURIComponent(id)}`, dispute);
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
