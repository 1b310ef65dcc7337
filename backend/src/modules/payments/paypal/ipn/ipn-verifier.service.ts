import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { TokenBuckets } from '../../../../platform/realtime/token-bucket.js';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';

const TIMEOUT_MS = 10_000;
/** However many strangers write, PayPal is asked no more often than this by one node. */
const PACE = { burst: 20, perSecond: 1 };
const QUESTION = Buffer.from('cmd=_notify-validate&');

/** Asks PayPal whether it sent a notification. */
@Injectable()
export class IpnVerifier {
  private readonly pace = new TokenBuckets<'all'>(PACE);

  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** @param body the very bytes that came: read and written anew they would be others. Throws when PayPal does not say. */
  async isGenuine(body: Buffer): Promise<boolean> {
    await this.turn();
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

  /** Who comes while all are taken waits: what is genuine is asked about a little later, and never not. */
  private async turn(): Promise<void> {
    for (;;) {
      const { waitMs } = this.pace.take('all', performance.now());
      if (waitMs === 0) return;
      await setTimeout(waitMs);
    }
  }
}
