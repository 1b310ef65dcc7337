import { FOUND_BY } from '../found-by.js';
import { HOST_GUEST_ID_SQL } from '../guest-id.js';
import { missingOf, OWES, TRIPS_TODAY } from './books.sql.js';
import { CONFIRMED_STATUSES, STANDING_STATUSES } from '../../bookings/booking-status.sql.js';

export const PAYMENT_FILTERS = [
  'all',
  'overdue',
  'on_plan',
  'unpaid',
  'partial',
  'paid',
  'refunded',
  'owing',
  'received',
  'to_confirm',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const FILTERS: Record<PaymentFilter, string> = {
  all: 'true',
  // The parts stand in the order of their days: where one is late, the first that is open is.
  overdue: 'is_confirmed AND falls_due < today',
  on_plan: 'next_payment_date IS NOT NULL',
  unpaid: `is_standing AND payment_status = 'unpaid'`,
  partial: `is_standing AND payment_status = 'partial'`,
  paid: `payment_status = 'paid'`,
  refunded: `payment_status = 'refunded'`,
  owing: 'is_standing AND owed > 0',
  received: 'money > 0',
  to_confirm: 'to_confirm > 0',
};

/** Those that owe something come first; of the others nothing falls due, and no part needs to be looked for. */
export const ROW_GROUPS = ['owing', 'settled'] as const;
type RowGroup = (typeof ROW_GROUPS)[number];

/** Which rows are looked for. */
export interface Wanted {
  group: RowGroup;
  filter: PaymentFilter;
  isSearched: boolean;
}

/** The first part that what is settled, all but what is owed, does not cover. */
const NEXT_PART = `LEFT JOIN instalments n ON n.booking_id = b.id AND n.after_cents < b.owed_cents
  AND n.before_cents <= GREATEST(n.before_cents + n.amount_cents + n.after_cents - b.owed_cents, 0)`;

/** What is overdue of a booking that has its places for good. */
const OVERDUE = `CASE WHEN b.status IN ${CONFIRMED_STATUSES} THEN COALESCE((
  SELECT sum(${missingOf('i')}) FROM instalments i
   WHERE i.booking_id = b.id AND i.after_cents < b.owed_cents
     AND i.due_on < t.today), 0)::int ELSE 0 END`;

/** Those whose buyer's name or address, whose reference or whose trip's title has the letters. */
const SEARCHED = `b.id IN (
  SELECT booking_id FROM guests WHERE ${FOUND_BY('$3')} AND position = 1
  UNION SELECT id FROM bookings WHERE lower(left(public_id, 8)) LIKE lower($5)
  UNION SELECT id FROM bookings WHERE trip_id = ANY ($4::int[]))`;
const NOT_SEARCHED = '$3::text[] IS NULL AND cardinality($4::int[]) = 0 AND $5::text IS NULL';

const GROUPS: Record<RowGroup, { which: string; next: string; order: string }> = {
  owing: {
    which: OWES,
    next: `n.kind AS next_kind, n.due_on::text AS next_due_on, ${missingOf('n')} AS next_missing, n.due_on AS falls_due,
           ${OVERDUE} AS overdue`,
    order: 'falls_due NULLS LAST, lower(name), id',
  },
  settled: {
    // Also of one that waits in line: what a form brought late and PayPal would not take back lies there. And of one that
    // has ended meanwhile, while a second host is to confirm what was written down.
    which: `(b.status IN ${STANDING_STATUSES} OR b.has_money
             OR b.id IN (SELECT booking_id FROM host_acts WHERE status = 'waiting')) AND NOT (${OWES})`,
    next: 'NULL AS next_kind, NULL AS next_due_on, NULL::int AS next_missing, NULL::date AS falls_due, 0 AS overdue',
    order: 'lower(name), id',
  },
};

/**
 * A row for each booking of a group. Parameters: `$1` trip ids, `$2` now, `$3` what is searched for as folded words, or null,
 * `$4` the trips whose title has them, `$5` it as the pattern of a reference. `join` is LEFT where rows are only counted: what no filter reads is not joined.
 */
function moneyRows({ group, isSearched }: Wanted, join: 'JOIN' | 'LEFT JOIN'): string {
  const searched = isSearched ? SEARCHED : NOT_SEARCHED;
  return `WITH money_rows AS (
    SELECT b.id, b.public_id, b.trip_id, b.plan, b.travellers, b.disputed, t.title, t.today, ${HOST_GUEST_ID_SQL} AS guest_id, g.name,
           g.status AS guest_status, g.payment_status, g.next_payment_date, b.status IN ${CONFIRMED_STATUSES} AS is_confirmed,
           b.status IN ${STANDING_STATUSES} AS is_standing, b.cost_cents AS cost, b.money_cents AS money, b.credit_cents AS credit,
           b.owed_cents AS owed, ${GROUPS[group].next},
           (SELECT COALESCE(sum(r.amount_cents), 0)::int FROM host_acts r
             WHERE r.booking_id = b.id AND r.status = 'waiting') AS to_confirm
      FROM bookings b ${join} ${TRIPS_TODAY} t ON t.id = b.trip_id ${join} guests g ON g.booking_id = b.id AND g.position = 1
           ${group === 'owing' ? NEXT_PART : ''}
     WHERE b.trip_id = ANY ($1::int[]) AND ${GROUPS[group].which} AND ${searched}
  )`;
}

/** The rows found in a group, in the order of the list. One more parameter: `$6` how many at most. */
export function foundRows(wanted: Wanted): string {
  const { filter, group } = wanted;
  return `${moneyRows(wanted, 'JOIN')} SELECT * FROM money_rows WHERE ${FILTERS[filter]} ORDER BY ${GROUPS[group].order} LIMIT $6`;
}

/** The ids of all bookings of a group that are found. */
export function idsOfRows(wanted: Wanted): string {
  return `${moneyRows(wanted, 'LEFT JOIN')} SELECT id FROM money_rows WHERE ${FILTERS[wanted.filter]}`;
}

/** How many there are of them. */
export function countOfRows(wanted: Wanted): string {
  return `${moneyRows(wanted, 'LEFT JOIN')} SELECT count(*)::int AS count FROM money_rows WHERE ${FILTERS[wanted.filter]}`;
}
