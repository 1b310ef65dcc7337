import type { EntityManager } from 'typeorm';
import { isPartTouched } from '../../bookings/add-ons/add-on.rules.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { coveredCents } from '../../bookings/ledger/derive.rules.js';
import { partsOf } from '../../bookings/ledger/parts.js';

/** The positions of a standing booking's parts of which something is paid: what they collect cannot simply be taken off. */
export async function touchedParts(manager: EntityManager, booking: Booking): Promise<number[]> {
  const parts = await partsOf(manager, booking.id);
  const owed = await balanceCents(manager, booking.id);
  // An ended booking is refused before: what it paid plays no part.
  const covered = coveredCents(booking.status, parts, { paid: 0, owed });
  return parts.map(({ position }) => position).filter((position) => isPartTouched(parts, position, covered));
}
