import { z } from 'zod';

const id = z.string().min(1).max(200);
const event = z.object({
  id,
  event_type: id,
  resource: z.object({
    id: id.optional(),
    order_id: id.optional(),
    dispute_id: id.optional(),
    custom_id: z.string().max(300).optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().max(300).optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: id.optional(), capture_id: id.optional() }).optional() })
      .optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: id.optional() })).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
});
type RawEvent = z.infer<typeof event>;

/** What an event is about. What it says is read again at PayPal, by these ids. */
export interface EventFacts {
  id: string;
  eventType: string;
  resourceId: string | null;
  orderId: string | null;
  captureId: string | null;
  customId: string | null;
}

/** How an event is worked on. */
export type EventKind = 'order' | 'approval_reversed' | 'capture' | 'refund' | 'reversal' | 'dispute';

/** The events we act on; any other is kept and left alone. */
const KINDS: Partial<Record<string, EventKind>> = {
  'CHECKOUT.ORDER.APPROVED': 'order',
  'CHECKOUT.ORDER.COMPLETED': 'order',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'approval_reversed',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  'PAYMENT.CAPTURE.DENIED': 'capture',
  'PAYMENT.CAPTURE.DECLINED': 'capture',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.REFUND.PENDING': 'refund',
  'PAYMENT.REFUND.FAILED': 'refund',
  'PAYMENT.CAPTURE.REVERSED': 'reversal',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
  'CUSTOMER.DISPUTE.UPDATED': 'dispute',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute',
};

export function kindOf(eventType: string): EventKind | null {
  return KINDS[eventType] ?? null;
}

/** The ids in an event, or null when it is none. */
export function eventFacts(json: unknown): EventFacts | null {
  const parsed = event.safeParse(json);
  if (!parsed.success) return null;
  const { id, event_type: eventType, resource } = parsed.data;
  const related = resource.supplementary_data?.related_ids;
  const kind = kindOf(eventType);
  return {
    id,
    eventType,
    resourceId: resource.id ?? resource.dispute_id ?? null,
    orderId: (kind === 'order' ? resource.id : null) ?? resource.order_id ?? related?.order_id ?? null,
    captureId:
      (kind === 'capture' ? resource.id : null) ?? captureOf(resource) ?? related?.capture_id ?? null,
    customId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null,
  };
}

/** A refund names its capture by a link alone, a dispute by the transaction. */
function captureOf(resource: RawEvent['resource']): string | null {
  return captureOfLinks(resource.links) ?? resource.disputed_transactions?.[0]?.seller_transaction_id ?? null;
}

/** The capture that the link `up` of a refund leads to. */
export function captureOfLinks(links: readonly { rel: string; href: string }[] | undefined): string | null {
  const up = links?.find(({ rel, href }) => rel === 'up' && href.includes('/payments/captures/'));
  return up?.href.split('/').at(-1) ?? null;
}
