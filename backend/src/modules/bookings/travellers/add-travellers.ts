import type { EntityManager } from 'typeorm';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { Vault } from '../../../platform/security/vault.js';
import type { Booking } from '../booking.entity.js';
import { Guest } from '../guest.entity.js';
import { GuestPrivate } from './guest-private.entity.js';
import { sealDetails } from './sealed-details.js';
import type { TravellerDto } from './travellers.dto.js';

/** Who travels: the booking form knows a name and an e-mail, the booking flow everything. */
export interface Party {
  name: string;
  email: string;
  phone: string | null;
  details?: TravellerDto;
}

/** The guests of a new booking, in their order: the first one booked it. What is private is sealed. */
export async function addTravellers(
  manager: EntityManager,
  booking: Booking,
  party: readonly Party[],
  vault: Vault,
): Promise<void> {
  for (const [i, person] of party.entries())
    await addTraveller(manager, booking, { ...person, position: i + 1, createdAt: booking.createdAt }, vault);
}

/** A guest of a booking; what is derived of the booking follows with its next refresh. */
export async function addTraveller(
  manager: EntityManager,
  { id: bookingId, tripId }: Booking,
  { details, ...person }: Party & Pick<Guest, 'position' | 'createdAt'>,
  vault: Vault,
): Promise<void> {
  const publicId = newPublicId();
  const row = { ...person, publicId, tripId, bookingId, totalAmountCents: 0 };
  const guest = await manager.save(Guest, row);
  if (!details) return;
  const sealed = sealDetails(vault, guest.id, details);
  await manager.insert(GuestPrivate, { guestId: guest.id, sealed });
}
