import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { theRowOf } from '../../../platform/database/rows.js';
import { Booking } from '../../bookings/booking.entity.js';
import { cabinsHeld } from '../../bookings/hold/cabins-left.js';
import { promoUses } from '../../bookings/quote/promo-uses.js';
import type { HostTripDetailDto } from './host-trips.dto.js';
import type { AtStakeDto } from './trip-parts.dto.js';
import { CONFIRMED_STATUSES } from '../../bookings/booking-status.sql.js';

const AT_STAKE = z.object({
  buyers: z.int(),
  paidCents: z.int(),
  owedCents: z.int(),
}) satisfies z.ZodType<AtStakeDto>;

/** What depends on a trip's day: who has booked, and the sums that the database keeps with each booking. */
function atStake(manager: EntityManager, tripId: number): Promise<AtStakeDto> {
  return theRowOf(
    manager,
    AT_STAKE,
    `SELECT count(*)::int AS buyers, coalesce(sum(money_cents), 0)::float8 AS "paidCents",
            coalesce(sum(greatest(owed_cents, 0)), 0)::float8 AS "owedCents"
       FROM bookings WHERE trip_id = $1 AND status IN ${CONFIRMED_STATUSES}`,
    [tripId],
  );
}

/** Whether anybody ever booked the trip: what has bookings is called off, and never taken away. */
export const everBooked = (manager: EntityManager, tripId: number): Promise<boolean> =>
  manager.existsBy(Booking, { tripId });

/** What bookings make of a trip, as far as the asking host may see it. */
export async function standingOf(
  manager: EntityManager,
  tripId: number,
  mayMoney: boolean,
): Promise<Pick<HostTripDetailDto, 'atStake' | 'cabinsTaken' | 'promoUses' | 'hasBookings'>> {
  return {
    atStake: mayMoney ? await atStake(manager, tripId) : null,
    cabinsTaken: await cabinsHeld(manager, tripId),
    promoUses: await promoUses(manager, tripId),
    hasBookings: await everBooked(manager, tripId),
  };
}
