import { EmulatorControl } from './emulator-control.js';
import type { IpnSent, Release, WebhookEvent, SentMessage } from './emulator-shapes.js';

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

  /**
   * A buyer's browser posts the product's redirect form, looks at PayPal's page and decides. Answers where it is sent
   * then, or null where PayPal's own page has the last word.
   */
  async payForm(
    fields: Record<string, string>,
    decision: 'pay' | 'pay-pending' | 'cancel' = 'pay',
  ): Promise<string | null> {
    const started = await this.postForm('/cgi-bin/webscr', { cmd: '_xclick', ...fields });
    const page = new URL(started.headers.get('location') ?? '', this.url);
    const form = page.searchParams.get('form');
    if (started.status !== 303 || !form) throw new Error(`The form was answered ${started.status}`);
    return (await this.postForm(page.pathname, { form, decision })).headers.get('location');
  }

  /** Posts no IPN message until `releaseIpn`. */
  async holdIpn(): Promise<void> {
    await this.control('POST', '/ipn/hold');
  }

  /** Posts what was held back, one after the other, and answers when all of it was; then posts at once again. */
  async releaseIpn(release: Release = {}): Promise<void> {
    await this.control('POST', '/ipn/release', release);
  }

  /** The IPN messages made so far, in their order. */
  async ipnMessages(): Promise<IpnSent[]> {
    return ((await this.control('GET', '/ipn')) as { messages: IpnSent[] }).messages;
  }

  /**
   * PayPal tells of a payment that has these fields and says VERIFIED when asked. What is left out is that of a completed
   * payment of a dollar to the merchant; null takes a field away. Answers the body as it is posted.
   */
  async sendIpn(fields: Record<string, string | null>): Promise<string> {
    return ((await this.control('POST', '/ipn/send', { fields })) as { body: string }).body;
  }

  private postForm(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ charset: 'utf-8', ...fields });
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { origin: this.url },
      body,
      redirect: 'manual',
    });
  }
}
