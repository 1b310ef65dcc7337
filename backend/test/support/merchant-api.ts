import type { Stack } from './stack.js';

/** The merchant's own calls to PayPal, past our product: as another shop of the same account makes them. */
export class MerchantApi {
  private constructor(
    private readonly api: string,
    private readonly token: string,
  ) {}

  static async of({ emulator }: Stack): Promise<MerchantApi> {
    const {
      PAYPAL_API_BASE: api = '',
      PAYPAL_CLIENT_ID,
      PAYPAL_CLIENT_SECRET,
    } = emulator.environmentOfTheProduct;
    const headers = {
      Authorization: `Basic ${btoa(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const body = 'grant_type=client_credentials';
    const answer = await fetch(`${api}/v1/oauth2/token`, { method: 'POST', headers, body });
    return new MerchantApi(api, ((await answer.json()) as { access_token: string }).access_token);
  }

  /** An order over an amount such as "692.00"; answers its id. */
  async order(value: string, customId: string, currency = 'USD'): Promise<string> {
    const unit = { custom_id: customId, amount: { currency_code: currency, value } };
    const body = { intent: 'CAPTURE', purchase_units: [unit] };
    return ((await this.post('/v2/checkout/orders', body)) as { id: string }).id;
  }

  /** What PayPal's window tells the payer of an order. */
  async shown(orderId: string): Promise<{ description?: string; invoice_id?: string }> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.api}/v2/checkout/orders/${orderId}`, { headers });
    if (!answer.ok) throw new Error(`${orderId}: ${answer.status} ${await answer.text()}`);
    const order = (await answer.json()) as {
      purchase_units: { description?: string; invoice_id?: string }[];
    };
    return order.purchase_units[0] ?? {};
  }

  async capture(orderId: string): Promise<void> {
    await this.post(`/v2/checkout/orders/${orderId}/capture`, {});
  }

  private async post(path: string, body: object): Promise<unknown> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(this.api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
