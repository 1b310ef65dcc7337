import type { Request } from 'express';
import { z } from 'zod';
import { readSwitches } from '../control/switches.store.js';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { namedRefusal, refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import type { Queryable } from '../storage/database.js';
import { readStatement } from './statement.store.js';
import { transactionView, withoutMs } from './transaction.view.js';

/** Source: Transaction Search, "maximum of 10,000 items". */
const MOST_LINES = 10_000;
const LONGEST_WINDOW_MS = 31 * 24 * 60 * 60 * 1000;

/** Instants whose zone may be written without its colon, as PayPal's own examples are. */
const instant = z
  .string()
  .transform((text) => text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text));

const querySchema = z.object({
  start_date: instant,
  end_date: instant,
  transaction_status: z.enum(['D', 'P', 'S', 'V']).optional(),
  transaction_id: z.string().min(17).max(19).optional(),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
  page: z.coerce.number().int().min(1).default(1),
});

/** `GET /v1/reporting/transactions`: at most 31 days at once, and nothing before the statement's delay is over. */
export async function searchTransactions(
  tx: Queryable,
  req: Request,
  { settings, now }: Emulator,
): Promise<Decision> {
  const query = parseBody(querySchema, req.query);
  const { start_date: from, end_date: to, page, page_size: limit } = query;
  if (to < from || to.getTime() - from.getTime() > LONGEST_WINDOW_MS) {
    throw refusal('INVALID_PARAMETER_VALUE', { field: 'end_date', location: 'query' });
  }
  const visibleUntil = new Date(now().getTime() - settings.statementDelayMinutes * 60_000);
  const filter = {
    from,
    to,
    visibleUntil,
    status: query.transaction_status ?? null,
    transactionId: query.transaction_id ?? null,
  };
  const { foreignLines = [], mostLines = MOST_LINES, ...shows } = await readSwitches(tx);
  const { lines, count } = await readStatement(tx, filter, { limit, offset: (page - 1) * limit }, shows);
  if (count > mostLines) throw namedRefusal('RESULTSET_TOO_LARGE');
  const pages = Math.max(1, Math.ceil(count / limit));
  const foreign = page === pages ? foreignLines : [];
  const body = {
    transaction_details: [
      ...lines.map(transactionView),
      ...foreign.map((line) => ({ transaction_info: line })),
    ],
    account_number: settings.merchantId,
    start_date: withoutMs(from),
    end_date: withoutMs(to),
    last_refreshed_datetime: withoutMs(visibleUntil),
    page,
    total_items: count + foreignLines.length,
    total_pages: foreignLines.length ? pages : Math.ceil(count / limit),
    links: [{ href: new URL(req.originalUrl, settings.publicUrl).href, rel: 'self', method: 'GET' }],
  };
  return { status: 200, body };
}
