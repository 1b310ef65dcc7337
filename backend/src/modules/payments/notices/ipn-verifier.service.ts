import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';

const TIMEOUT_MS = 10_000;
const QUESTION = Buffer.from('cmd=_notify-validate&');

/** Asks PayPal whether it sent a notification. */
@Injectable()
export class IpnVerifier {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** @param body the very bytes that came: read and written anew they would be others. Throws when PayPal does not say. */
  async isGenuine(body: Buffer): Promise<boolean> {
    const response = await fetch(this.config.paypal.ipnVerifyUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': 'Gangway' },
      body: Buffer.concat([QUESTION, body]),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.text()).trim();
    if (response.ok && answer === 'VERIFIED') return true;
    if (response.ok && answer === 'INVALID') return false;
    throw new Error(`PayPal did not say whether it sent a notification: ${response.status}.`);
  }
}
