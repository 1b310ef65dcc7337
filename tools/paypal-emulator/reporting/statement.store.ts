import type { Switches } from '../control/switches.store.js';
import type { Queryable } from '../storage/database.js';

/** A line of the merchant's statement: money that came (positive) or went (negative), in cents. */
export interface StatementLine {
  transactionId: string;
  /** The payment that a refund or a reversal belongs to. */
  referenceId: string | null;
  /** PayPal's T-code. */
  eventCode: string;
  /** S for success, P for pending, D for denied, V for what was taken back in full. */
  status: 'S' | 'P' | 'D' | 'V';
  currency: string;
  amountCents: number;
  /** What PayPal keeps; null for what has no fee. */
  feeCents: number | null;
  customId: string | null;
  invoiceId: string | null;
  initiatedAt: Date;
  updatedAt: Date;
}

/**
 * T0006 is a payment by the REST API, T0007 one by the redirect form, T1107 a refund by the merchant, T1106 a reversal
 * by PayPal, and as a credit the reversal's cancellation (which PayPal's list of codes does not name).
 */
const lines = ({ reversedIsV = false }: Shows) => `
  SELECT id AS "transactionId", NULL AS "referenceId", CASE WHEN form_id IS NULL THEN 'T0006' ELSE 'T0007' END AS "eventCode",
         CASE status WHEN 'PENDING' THEN 'P' WHEN 'DECLINED' THEN 'D' WHEN 'REFUNDED' THEN '${reversedIsV ? 'V' : 'S'}'
              ELSE 'S' END AS status, currency, amount_cents AS "amountCents",
         CASE WHEN status IN ('PENDING', 'DECLINED') THEN NULL ELSE fee_cents END AS "feeCents",
         custom_id AS "customId", invoice_id AS "invoiceId", created_at AS "initiatedAt", updated_at AS "updatedAt"
    FROM captures
  UNION ALL
  SELECT refunds.id, capture_id, CASE kind WHEN 'refund' THEN 'T1107' ELSE 'T1106' END,
         CASE refunds.status WHEN 'PENDING' THEN 'P' WHEN 'FAILED' THEN 'D' ELSE 'S' END, currency,
         -refunds.amount_cents, NULL, coalesce(refunds.custom_id, captures.custom_id),
         coalesce(refunds.invoice_id, captures.invoice_id), refunds.created_at,
         CASE WHEN canceled_by IS NULL THEN refunds.updated_at ELSE refunds.created_at END
    FROM refunds JOIN captures ON captures.id = capture_id
  UNION ALL
  SELECT canceled_by, capture_id, 'T1106', 'S', currency, refunds.amount_cents, NULL, captures.custom_id,
         captures.invoice_id, refunds.updated_at, refunds.updated_at
    FROM refunds JOIN captures ON captures.id = capture_id
   WHERE canceled_by IS NOT NULL`;

/** How PayPal shows it. */
type Shows = Pick<Switches, 'reversedIsV'>;

export interface StatementFilter {
  from: Date;
  to: Date;
  /** What changed later is not on the statement yet. */
  visibleUntil: Date;
  status: string | null;
  transactionId: string | null;
}

/** A page of the statement, the oldest line first, and how many lines there are in all. */
export async function readStatement(
  db: Queryable,
  { from, to, visibleUntil, status, transactionId }: StatementFilter,
  page: { limit: number; offset: number },
  shows: Shows,
): Promise<{ lines: StatementLine[]; count: number }> {
  const where = `"initiatedAt" BETWEEN $1 AND $2 AND "updatedAt" <= $3
     AND ($4::text IS NULL OR status = $4) AND ($5::text IS NULL OR "transactionId" = $5)`;
  const filter = [from, to, visibleUntil, status, transactionId];
  const counted = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM (${lines(shows)}) AS lines WHERE ${where}`,
    filter,
  );
  const { rows } = await db.query<StatementLine>(
    `SELECT * FROM (${lines(shows)}) AS lines WHERE ${where}
      ORDER BY "initiatedAt", "transactionId" LIMIT $6 OFFSET $7`,
    [...filter, page.limit, page.offset],
  );
  return { lines: rows, count: counted.rows[0]?.count ?? 0 };
}
