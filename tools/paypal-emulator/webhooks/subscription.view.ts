import { EVENT_TYPES, isEventType } from './event-types.table.js';
import type { Subscription } from './subscriptions.store.js';

/** A subscription as PayPal shows it. */
export function subscriptionView({ id, url, eventTypes }: Subscription, publicUrl: string) {
  const self = `${publicUrl}/v1/notifications/webhooks/${id}`;
  return {
    id,
    url,
    event_types: eventTypes.map((name) => ({
      name,
      description: isEventType(name) ? EVENT_TYPES[name][2] : 'ALL',
    })),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'update', method: 'PATCH' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  };
}
