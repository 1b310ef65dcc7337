import type { Request } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { parseBody } from '../http/schema-fault.js';
import { known } from '../payments/get-payment.js';
import type { Queryable } from '../storage/database.js';
import { findEvent, listEvents } from './events.store.js';

const instant = z.iso.datetime({ offset: true }).optional();
const querySchema = z.object({
  start_time: instant,
  end_time: instant,
  event_type: z.string().optional(),
  transaction_id: z.string().optional(),
  page_size: z.coerce.number().int().min(1).max(300).default(10),
  start_index: z.coerce.number().int().min(0).default(0),
});

/** `GET /v1/notifications/webhooks-events`: the newest first; the `next` link leads on. */
export async function listWebhookEvents(
  tx: Queryable,
  req: Request,
  { settings }: Emulator,
): Promise<Decision> {
  const query = parseBody(querySchema, req.query);
  const { page_size: size, start_index: offset } = query;
  const filter = {
    from: asDate(query.start_time),
    to: asDate(query.end_time),
    type: query.event_type ?? null,
    transactionId: query.transaction_id ?? null,
  };
  // One more than asked for, to see whether there is a next page.
  const found = await listEvents(tx, filter, { limit: size + 1, offset });
  const self = new URL(req.originalUrl, settings.publicUrl);
  const links = [{ href: self.href, rel: 'self', method: 'GET' }];
  if (found.length > size) {
    const next = new URL(self);
    next.searchParams.set('start_index', String(offset + size));
    links.push({ href: next.href, rel: 'next', method: 'GET' });
  }
  const events = found.slice(0, size).map(({ body }) => JSON.parse(body) as object);
  return { status: 200, body: { events, count: events.length, links } };
}

/** `GET /v1/notifications/webhooks-events/{id}` */
export async function getWebhookEvent(tx: Queryable, req: Request): Promise<Decision> {
  const id = String(req.params.id);
  const { body } = known(await findEvent(tx, id), 'event_id', id);
  return { status: 200, body: JSON.parse(body) as object };
}

function asDate(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
