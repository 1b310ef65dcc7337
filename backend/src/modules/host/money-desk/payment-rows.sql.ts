import { MONEY_BOOKS } from './books.sql.js';

/** A row for each booking that stands or that money came for, with its next part and what is overdue of a confirmed one. */
const ROWS = `${MONEY_BOOKS},
  money_rows AS (
    SELECT b.*, n.kind AS next_kind, n.due_on::text AS next_due_on, n.missing AS next_missing, COALESCE(o.cents, 0) AS overdue,
           (SELECT COALESCE(sum(r.amount_cents), 0)::int FROM recorded_payments r
             WHERE r.booking_id = b.id AND r.status = 'waiting') AS to_confirm
      FROM books b
      LEFT JOIN LATERAL (SELECT * FROM open_parts p WHERE p.booking_id = b.id ORDER BY p.position LIMIT 1) n ON true
      LEFT JOIN LATERAL (SELECT sum(p.missing)::int AS cents FROM open_parts p
                          WHERE p.booking_id = b.id AND p.due_on < b.today AND b.is_confirmed) o ON true
     WHERE b.is_standing OR b.has_money
  )`;

export const PAYMENT_FILTERS = [
  'all',
  'overdue',
  'on_plan',
  'unpaid',
  'partial',
  'paid',
  'refunded',
  'owing',
  'to_confirm',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const FILTERS: Record<PaymentFilter, string> = {
  all: 'true',
  overdue: 'overdue > 0',
  on_plan: 'next_payment_date IS NOT NULL',
  unpaid: `is_standing AND payment_status = 'unpaid'`,
  partial: `is_standing AND payment_status = 'partial'`,
  paid: `payment_status = 'paid'`,
  refunded: `payment_status = 'refunded'`,
  owing: 'is_standing AND owed > 0',
  to_confirm: 'to_confirm > 0',
};

const MATCHES = `position(lower($3) IN lower(name || ' ' || email || ' ' || title || ' ' || left(public_id, 8))) > 0`;

/** Parameters beside those of the books: `$3` search. */
const found = (filter: PaymentFilter) => `FROM money_rows WHERE ${MATCHES} AND (${FILTERS[filter]})`;

/** The rows found, those first that fall due first. One more parameter: `$4` how many at most. */
export function foundRows(filter: PaymentFilter): string {
  return `${ROWS} SELECT *, count(*) OVER ()::int AS found ${found(filter)}
    ORDER BY CASE WHEN is_standing AND owed > 0 THEN next_due_on END NULLS LAST, lower(name), id LIMIT $4`;
}

/** The ids of all bookings found. */
export function idsOfRows(filter: PaymentFilter): string {
  return `${ROWS} SELECT id ${found(filter)} ORDER BY id`;
}

/** The figures over the trips, whatever is searched for. Revenue elsewhere is collected + credit. */
export const PAYMENT_FIGURES = `${ROWS}
  SELECT COALESCE(sum(money), 0)::float8 AS "collectedCents",
         COALESCE(sum(credit), 0)::float8 AS "creditCents",
         COALESCE(sum(GREATEST(owed, 0)) FILTER (WHERE is_standing), 0)::float8 AS "outstandingCents",
         count(*) FILTER (WHERE is_standing AND owed > 0)::int AS "owing",
         count(*) FILTER (WHERE next_payment_date IS NOT NULL)::int AS "activePlans",
         count(*) FILTER (WHERE overdue > 0)::int AS "overdue",
         COALESCE(sum(overdue), 0)::float8 AS "overdueCents"
    FROM money_rows`;
