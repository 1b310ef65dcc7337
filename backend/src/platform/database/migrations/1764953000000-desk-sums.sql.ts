/** Every booking that ever held a place, as the desk's statements say it: an index is only used for the same words. */
const MADE = `status NOT IN ('draft', 'waitlist')`;

const sumsOf = (entries: 'lines' | 'ledger_entries') => `
  SELECT booking_id,
         COALESCE(sum(amount_cents) FILTER (WHERE kind IN ('charge', 'discount', 'adjustment')), 0) AS cost,
         COALESCE(-sum(amount_cents) FILTER (WHERE kind IN ('capture', 'manual', 'refund', 'reversal')), 0) AS money,
         COALESCE(-sum(amount_cents) FILTER (WHERE kind = 'credit'), 0) AS credit,
         sum(amount_cents) AS owed, bool_or(kind IN ('capture', 'manual')) AS has_money
    FROM ${entries} GROUP BY booking_id`;

/**
 * The ledger's sums a booking, kept beside it by the ledger itself: a line never changes, so that each adds what it says.
 * `cost` is what the trip costs, `money` what came and stayed, `credit` what hosts' credits paid, `owed` what is open.
 */
export const LEDGER_SUMS = `
ALTER TABLE bookings
  ADD COLUMN cost_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN money_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN credit_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN owed_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN has_money boolean NOT NULL DEFAULT false;

CREATE FUNCTION keep_booking_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings b
     SET cost_cents = b.cost_cents + s.cost, money_cents = b.money_cents + s.money,
         credit_cents = b.credit_cents + s.credit, owed_cents = b.owed_cents + s.owed, has_money = b.has_money OR s.has_money
    FROM (${sumsOf('lines')}) s
   WHERE b.id = s.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_keeps_sums AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS lines FOR EACH STATEMENT EXECUTE FUNCTION keep_booking_sums();

UPDATE bookings b
   SET cost_cents = s.cost, money_cents = s.money, credit_cents = s.credit, owed_cents = s.owed, has_money = s.has_money
  FROM (${sumsOf('ledger_entries')}) s
 WHERE b.id = s.booking_id;
`;

/** What falls due before and after a part, so that what is missing of it is told by what is owed alone. */
export const PART_SUMS = `
ALTER TABLE instalments
  ADD COLUMN before_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN after_cents integer NOT NULL DEFAULT 0;

CREATE FUNCTION keep_part_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE instalments i SET before_cents = s.upto - i.amount_cents, after_cents = s.total - s.upto
    FROM (SELECT booking_id, position, sum(amount_cents) OVER (PARTITION BY booking_id ORDER BY position) AS upto,
                 sum(amount_cents) OVER (PARTITION BY booking_id) AS total
            FROM instalments WHERE booking_id IN (SELECT booking_id FROM changed)) s
   WHERE i.booking_id = s.booking_id AND i.position = s.position;
  RETURN NULL;
END $$;
CREATE TRIGGER instalments_added AFTER INSERT ON instalments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_part_sums();
CREATE TRIGGER instalments_removed AFTER DELETE ON instalments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_part_sums();
CREATE TRIGGER instalments_changed AFTER UPDATE ON instalments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_part_sums();
UPDATE instalments SET position = position;
`;

/** When a booking was made, as an hour of the week on the trip's clocks: 0 is Monday's first. */
export const BOOKED_HOUR = `
ALTER TABLE bookings ADD COLUMN booked_hour smallint CHECK (booked_hour BETWEEN 0 AND 167);

CREATE FUNCTION hour_of_week(at timestamptz, zone text) RETURNS smallint LANGUAGE sql AS $$
  SELECT ((extract(isodow FROM at AT TIME ZONE zone) - 1) * 24 + extract(hour FROM at AT TIME ZONE zone))::smallint
$$;
CREATE FUNCTION keep_booked_hour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_hour := (SELECT hour_of_week(NEW.created_at, t.time_zone) FROM trips t WHERE t.id = NEW.trip_id);
  RETURN NEW;
END $$;
CREATE FUNCTION follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET booked_hour = hour_of_week(created_at, NEW.time_zone) WHERE trip_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_hour BEFORE INSERT OR UPDATE OF created_at, trip_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION keep_booked_hour();
CREATE TRIGGER trips_hours AFTER UPDATE OF time_zone ON trips
  FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION follow_time_zone();
UPDATE bookings b SET booked_hour = hour_of_week(b.created_at, t.time_zone) FROM trips t WHERE t.id = b.trip_id;
`;

/** What the desk's statements read without touching the rows themselves (bench:host). */
export const INDEXES = `
DROP INDEX bookings_trip;
CREATE INDEX bookings_sums ON bookings (trip_id, status)
  INCLUDE (id, fare_cents, insurance_cents, tax_cents, discount_cents, payable_cents, money_cents, credit_cents,
           owed_cents, has_money, created_at, confirmed_at, paid_at);
CREATE INDEX bookings_came ON bookings (trip_id, channel, came_by, came_from) WHERE ${MADE};
CREATE INDEX bookings_hours ON bookings (trip_id, booked_hour) WHERE ${MADE};
CREATE INDEX bookings_owing ON bookings (trip_id) INCLUDE (id, status, owed_cents) WHERE owed_cents > 0;
CREATE INDEX guests_countries ON guests (trip_id, country) WHERE status IN ('confirmed', 'pending_payment');
CREATE INDEX guests_plans ON guests (trip_id) WHERE next_payment_date IS NOT NULL AND position = 1;
CREATE INDEX guests_by_name ON guests (lower(name), booking_id) WHERE position = 1;
CREATE INDEX ledger_refunds ON ledger_entries (booking_id) INCLUDE (amount_cents) WHERE kind = 'refund';
CREATE INDEX ledger_money ON ledger_entries (occurred_at) INCLUDE (booking_id, amount_cents)
  WHERE kind IN ('capture', 'manual', 'refund', 'reversal');
`;

/**
 * Some letters of a name or an address find a guest. The index over their threes is an extension's; a database that does
 * not let us have it finds the same, by reading all of them.
 */
export const SEARCH = `
ALTER TABLE guests ADD COLUMN found_by text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED;
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX guests_found ON guests USING gin (found_by gin_trgm_ops);
  CREATE INDEX bookings_found ON bookings USING gin (lower(left(public_id, 8)) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not to be had: searches read every guest';
END $$;
`;

export const UNDO = `
DROP TRIGGER ledger_keeps_sums ON ledger_entries;
DROP TRIGGER bookings_hour ON bookings;
DROP TRIGGER trips_hours ON trips;
DROP TRIGGER instalments_added ON instalments;
DROP TRIGGER instalments_removed ON instalments;
DROP TRIGGER instalments_changed ON instalments;
DROP FUNCTION keep_booking_sums, keep_part_sums, keep_booked_hour, follow_time_zone, hour_of_week;
DROP INDEX bookings_came, guests_countries, guests_plans, guests_by_name, ledger_refunds, ledger_money;
DROP INDEX IF EXISTS bookings_found;
ALTER TABLE guests DROP COLUMN found_by;
ALTER TABLE bookings DROP COLUMN cost_cents, DROP COLUMN money_cents, DROP COLUMN credit_cents, DROP COLUMN owed_cents,
  DROP COLUMN has_money, DROP COLUMN booked_hour;
ALTER TABLE instalments DROP COLUMN before_cents, DROP COLUMN after_cents;
CREATE INDEX bookings_trip ON bookings (trip_id, status);
`;
