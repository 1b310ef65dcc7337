import type { AppConfig } from '../../../../platform/config/config.js';
import { callPayPal } from './paypal-http.js';
import { tokenAnswer } from './paypal.schemas.js';

const TIMEOUT_MS = 5_000;
/** A token is renewed when 80 % of its life is over. */
const RENEW_AT = 0.8;

/** The server's access token: in memory, asked for once at a time, never logged. */
export class PayPalToken {
  private current: { value: string; renewAt: number } | null = null;
  private asking: Promise<string> | null = null;

  constructor(private readonly config: AppConfig) {}

  get(): Promise<string> {
    if (this.current && performance.now() < this.current.renewAt) return Promise.resolve(this.current.value);
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  /** PayPal refused this one: the next call gets a new one. */
  forget(): void {
    this.current = null;
  }

  /** A token for the browser, good for 15 minutes. It can start an approval, not take money. */
  async forBrowser(): Promise<string> {
    const domain = new URL(this.config.publicUrl).hostname;
    const form = { grant_type: 'client_credentials', response_type: 'client_token', 'domains[]': domain };
    return (await this.request(form)).access_token;
  }

  private async ask(): Promise<string> {
    const answer = await this.request({ grant_type: 'client_credentials' });
    this.current = {
      value: answer.access_token,
      renewAt: performance.now() + answer.expires_in * 1000 * RENEW_AT,
    };
    return answer.access_token;
  }

  private request(form: Record<string, string>) {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret, paypal } = this.config;
    const headers = {
      Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(form).toString();
    return callPayPal(
      { method: 'POST', url: `${paypal.apiBase}/v1/oauth2/token`, headers, body, timeoutMs: TIMEOUT_MS },
      tokenAnswer,
    );
  }
}
