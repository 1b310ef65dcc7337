import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { log } from '../../../../platform/logging/log.js';
import { PayPalError } from '../client/paypal-error.js';
import { PayPalNotices } from './paypal-notices.service.js';
import { Certificates } from './certificates.service.js';
import { isCertificateUrl } from './certificate.rules.js';
import { isFresh, isSigned, postbackBody, type Transmission } from './webhook-signature.rules.js';

/** Whether PayPal sent a webhook: by its signature, and by asking PayPal where the certificate cannot be had. */
@Injectable()
export class WebhookCheck {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly certificates: Certificates,
    private readonly paypal: PayPalNotices,
  ) {}

  /** @param body JSON, as it came. Throws `notice.unclear` when PayPal cannot be asked: it will send the webhook again. */
  async isGenuine(transmission: Transmission, body: Buffer): Promise<boolean> {
    const { webhookId, certificateOrigins } = this.config.paypal;
    if (!webhookId || !isFresh(transmission, this.clock.outside())) return false;
    if (!isCertificateUrl(transmission.certificateUrl, certificateOrigins)) return false;
    const certificate = await this.certificates.get(transmission.certificateUrl);
    if (certificate === 'refused') return false;
    if (certificate === 'unavailable') return this.ask(transmission, webhookId, body);
    return isSigned(transmission, webhookId, body, certificate.publicKey);
  }

  private async ask(transmission: Transmission, webhookId: string, body: Buffer): Promise<boolean> {
    try {
      return await this.paypal.isOwnWebhook(postbackBody(transmission, webhookId, body));
    } catch (err) {
      if (!(err instanceof PayPalError)) throw err;
      log.warn(
        { issue: err.issue, debugId: err.debugId },
        'PayPal could not say whether a webhook is its own',
      );
      throw new DomainError('notice.unclear');
    }
  }
}
