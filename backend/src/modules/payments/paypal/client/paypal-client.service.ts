import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { Breaker } from './breaker.js';
import { PayPalError } from './paypal-error.js';
import { callPayPal, type PayPalCall } from './paypal-http.js';
import { PayPalToken } from './paypal-token.js';

export const READ_TIMEOUT_MS = 5_000;

/** How PayPal is called: with a token, in vain no longer than need be. All methods throw {@link PayPalError}. */
@Injectable()
export class PayPalClient {
  private readonly token: PayPalToken;
  /** Nobody waits for a PayPal that does not answer (PAY-32). */
  private readonly breaker = new Breaker();

  constructor(@Inject(CONFIG) private readonly config: AppConfig) {
    this.token = new PayPalToken(config);
  }

  /** PayPal has not answered lately, and is asked nothing for a while. */
  get isLeftAlone(): boolean {
    return this.breaker.isLeftAlone;
  }

  browserToken(): Promise<string> {
    return this.breaker.run(() => this.token.forBrowser());
  }

  /** @param path of PayPal's API, its query included. */
  get<T>(path: string, schema: z.ZodType<T>, timeoutMs = READ_TIMEOUT_MS): Promise<T> {
    return this.call({ method: 'GET', url: path, headers: {}, timeoutMs }, schema);
  }

  /** @param call its `url` is a path. A refused token is renewed once; everything else is the caller's to handle. */
  call<T>(call: PayPalCall, schema: z.ZodType<T>): Promise<T> {
    const attempt = async () => {
      const headers = { ...call.headers, Authorization: `Bearer ${await this.token.get()}` };
      return callPayPal({ ...call, url: this.config.paypal.apiBase + call.url, headers }, schema);
    };
    return this.breaker.run(() => this.withFreshToken(attempt));
  }

  private async withFreshToken<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (err) {
      if (!(err instanceof PayPalError) || err.status !== 401) throw err;
      this.token.forget();
      return attempt();
    }
  }
}
