import { z } from 'zod';
import type { NewsKind } from '../../news/news.js';
import { withoutNulls } from '../client/without-nulls.js';
import { captureOfLinks } from '../reading.rules.js';

const id = z.string().min(1).max(200);
/** What we read where it is there and fits: PayPal signs events of many shapes, and few are for us. */
const mayBe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const idOrNumber = z.union([id, z.number().transform(String)]);
const customId = mayBe(z.string().max(300));
const object = <T extends z.ZodRawShape>(shape: T) => mayBe(z.object(shape));
const list = <T extends z.ZodRawShape>(shape: T) => mayBe(z.array(mayBe(z.object(shape))));

const event = z.object({
  id: idOrNumber,
  event_type: id,
  resource: object({
    id: mayBe(idOrNumber),
    order_id: mayBe(id),
    dispute_id: mayBe(id),
    custom_id: customId,
    purchase_units: list({ custom_id: customId }),
    supplementary_data: object({ related_ids: object({ order_id: mayBe(id), capture_id: mayBe(id) }) }),
    disputed_transactions: list({ seller_transaction_id: mayBe(id) }),
    links: list({ rel: mayBe(z.string()), href: mayBe(z.string()) }),
  }),
});
type Resource = NonNullable<z.infer<typeof event>['resource']>;

/** What an event is about. What it says is read again at PayPal, by these ids. */
export interface EventFacts {
  id: string;
  eventType: string;
  resourceId: string | null;
  orderId: string | null;
  captureId: string | null;
  customId: string | null;
}

/** The events we act on; any other is kept and left alone. */
const KINDS: Partial<Record<string, NewsKind>> = {
  'CHECKOUT.ORDER.APPROVED': 'order',
  'CHECKOUT.ORDER.COMPLETED': 'order',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'approval_reversed',
  'PAYMENT.CAPTURE.COMPLETED': 'taking',
  'PAYMENT.CAPTURE.PENDING': 'taking',
  'PAYMENT.CAPTURE.DENIED': 'taking',
  'PAYMENT.CAPTURE.DECLINED': 'taking',
  'PAYMENT.CAPTURE.REFUNDED': 'returned',
  'PAYMENT.REFUND.PENDING': 'returned',
  'PAYMENT.REFUND.FAILED': 'returned',
  'PAYMENT.CAPTURE.REVERSED': 'reversal',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
  'CUSTOMER.DISPUTE.UPDATED': 'dispute',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute',
};

/** How an event is worked on. */
export function kindOf(eventType: string): NewsKind | null {
  return KINDS[eventType] ?? null;
}

/** The ids in an event, or null when it is none. */
export function eventFacts(json: unknown): EventFacts | null {
  const parsed = event.safeParse(withoutNulls(json));
  if (!parsed.success) return null;
  const { id, event_type: eventType, resource = {} } = parsed.data;
  const related = resource.supplementary_data?.related_ids;
  const kind = kindOf(eventType);
  return {
    id,
    eventType,
    resourceId: resource.id ?? resource.dispute_id ?? null,
    orderId: (kind === 'order' ? resource.id : null) ?? resource.order_id ?? related?.order_id ?? null,
    captureId: (kind === 'taking' ? resource.id : null) ?? captureOf(resource) ?? related?.capture_id ?? null,
    customId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null,
  };
}

/** A refund names its capture by a link alone, a dispute by the transaction. */
function captureOf(resource: Resource): string | null {
  return captureOfLinks(resource.links) ?? resource.disputed_transactions?.[0]?.seller_transaction_id ?? null;
}
