import { EmulatorControl } from './emulator-control.js';
import type { Release, WebhookEvent, SentMessage } from './emulator-shapes.js';

/** What PayPal tells by itself: held back, repeated, turned round and looked at. */
export class EmulatorMessages extends EmulatorControl {
  /** Tells nobody of anything until `releaseWebhooks`. */
  async holdWebhooks(): Promise<void> {
    await this.control('POST', '/webhooks/hold');
  }

  /** Posts what was held back, one after the other, and answers when all of it was; then tells at once again. */
  async releaseWebhooks(release: Release = {}): Promise<void> {
    await this.control('POST', '/webhooks/release', release);
  }

  /** Every webhook made from now on waits this long by PayPal's clock. */
  async delayWebhooks(ms: number): Promise<void> {
    await this.control('POST', '/webhooks/delay', { ms });
  }

  /** The events made so far, in their order, with how their deliveries went. */
  async webhookEvents(): Promise<WebhookEvent[]> {
    return ((await this.control('GET', '/webhooks/events')) as { events: WebhookEvent[] }).events;
  }

  /** The exact bytes and headers of an event as it is sent, to be sent again or altered by a test. */
  async webhookMessage(eventId: string): Promise<SentMessage> {
    return (await this.control('GET', `/webhooks/events/${eventId}/message`)) as SentMessage;
  }
}
