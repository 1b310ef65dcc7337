import { addDelivery } from '../delivery/deliveries.store.js';
import type { Emulator } from '../emulator.js';
import type { Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import { EVENT_TYPES, type EventType } from './event-types.table.js';
import { insertEvent, type StoredEvent } from './events.store.js';
import { listSubscriptions } from './subscriptions.store.js';

interface News {
  type: EventType;
  /** What the event is found by in the list: an order, a transaction or a dispute. */
  transactionId: string;
  resource: object;
}

/** Tells every subscriber, once the transaction in which something happened is committed. */
export async function announce(tx: Queryable, emulator: Emulator, news: News): Promise<void> {
  const at = emulator.now();
  const event = writeEvent(news, emulator.settings.publicUrl, at);
  await insertEvent(tx, event);
  const subscribers = (await listSubscriptions(tx)).filter(
    ({ eventTypes }) => eventTypes.includes('*') || eventTypes.includes(news.type),
  );
  for (const { id: webhookId, url } of subscribers) {
    await addDelivery(tx, { channel: 'webhook', messageId: event.id, webhookId, url, createdAt: at });
  }
}

/** An event in PayPal's envelope. */
export function writeEvent(
  { type, transactionId, resource }: News,
  publicUrl: string,
  at: Date,
): StoredEvent {
  const id = `WH-${newId()}-${newId()}`;
  const [resourceType, resourceVersion, summary] = EVENT_TYPES[type];
  const self = `${publicUrl}/v1/notifications/webhooks-events/${id}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: resourceType,
    resource_version: resourceVersion,
    event_type: type,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  // Escaped slashes are as good JSON as plain ones, and a client that checks re-written JSON is found out by them.
  const body = JSON.stringify(event).replaceAll('/', String.raw`\/`);
  return { id, type, transactionId, body, isSimulated: false, createdAt: at };
}
