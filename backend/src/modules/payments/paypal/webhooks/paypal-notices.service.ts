import { Injectable } from '@nestjs/common';
import { PayPalClient, READ_TIMEOUT_MS } from '../client/paypal-client.service.js';
import { eventPage, type PayPalRefund, reversalEvent, verification } from '../client/paypal.schemas.js';

const EVENTS = '/v1/notifications/webhooks-events';
const PAGE_SIZE = 100;
/** More than this in three hours is not a few events that were missed. */
const MOST_PAGES = 50;

/** PayPal's own word on what it told us. All methods throw {@link PayPalError}. */
@Injectable()
export class PayPalNotices {
  constructor(private readonly client: PayPalClient) {}

  /** Whether PayPal signed a webhook. @param question JSON text that holds the event byte for byte. */
  async isOwnWebhook(question: string): Promise<boolean> {
    const call = {
      method: 'POST' as const,
      url: '/v1/notifications/verify-webhook-signature',
      headers: { 'Content-Type': 'application/json' },
      body: question,
      timeoutMs: READ_TIMEOUT_MS,
    };
    return (await this.client.call(call, verification)).verification_status === 'SUCCESS';
  }

  /** Every event PayPal made between two instants of its own time, as it would have sent them. */
  async eventsBetween(from: Date, to: Date): Promise<unknown[]> {
    const query = new URLSearchParams({
      start_time: from.toISOString(),
      end_time: to.toISOString(),
      page_size: String(PAGE_SIZE),
    });
    const events: unknown[] = [];
    let path: string | null = `${EVENTS}?${query.toString()}`;
    for (let page = 0; path && page < MOST_PAGES; page++) {
      const answer: { events: unknown[]; next: string | null } = await this.client.get(path, eventPage);
      events.push(...answer.events);
      // Only the query of the link counts: where PayPal is, the configuration says.
      path = answer.next && EVENTS + new URL(answer.next).search;
    }
    return events;
  }

  /** PayPal's own copy of an event about money that was taken back. */
  async getReversal(eventId: string): Promise<PayPalRefund> {
    return (await this.client.get(`${EVENTS}/${encodeURIComponent(eventId)}`, reversalEvent)).resource;
  }
}
