import type { EntityManager } from 'typeorm';
import { newPublicId } from '../platform/security/tokens.js';
import type { Vault } from '../platform/security/vault.js';
import { guestStatus } from '../modules/bookings/booking.rules.js';
import { GuestPrivate } from '../modules/bookings/travellers/guest-private.entity.js';
import { Guest } from '../modules/bookings/guest.entity.js';
import type { TravellerDto } from '../modules/bookings/travellers/travellers.dto.js';
import type { Accounts } from './accounts.js';
import { CONTACT_NAMES } from './names.data.js';
import { emailOf, fullName, type Person } from './person.js';
import { pick } from './pick.js';
import { SELF_TOLD } from './self-told.data.js';
import type { SeededBooking } from './told-booking.js';

const RELATIONS = ['Parent', 'Sibling', 'Friend'] as const;
const DIETS = ['', '', 'Vegetarian', '', 'No shellfish', '', ''];
const WISHES = ['', '', '', 'A cabin near the stairs, please', '', ''];

/** Writes the travellers of the bookings, and seals what only they and the hosts may know. Their money is derived later. */
export async function seedGuests(
  manager: EntityManager,
  bookings: readonly SeededBooking[],
  { accounts, vault }: { accounts: Accounts; vault: Vault },
): Promise<void> {
  const travellers = bookings.flatMap((booking) =>
    booking.sketch.travellers.map((person, i) => ({ booking, person, i })),
  );
  const rows = travellers.map(({ booking, person, i }, n) => ({
    publicId: newPublicId(),
    tripId: booking.trip.id,
    bookingId: booking.id,
    userId: person.username === undefined ? null : accounts.idOf(person.username),
    position: i + 1,
    name: fullName(person),
    email: emailOf(person),
    phone: phone(n),
    country: person.country,
    interests: [...(person.interests ?? [])],
    homeTown: SELF_TOLD[person.username ?? '']?.homeTown ?? '',
    about: SELF_TOLD[person.username ?? '']?.about ?? '',
    status: guestStatus(booking.sketch.status),
    cabinType: booking.sketch.selection.cabinType,
    totalAmountCents: 0,
    createdAt: booking.bookedAt,
  }));
  const { identifiers } = await manager.insert(Guest, rows);
  const sealed = travellers.map(({ person }, n) => {
    const guestId = Number(identifiers[n]?.id);
    return { guestId, sealed: vault.seal(details(person, n), `guest_private:${guestId}`) };
  });
  await manager.insert(GuestPrivate, sealed);
  await manager.query(
    `UPDATE bookings SET user_id = g.user_id FROM guests g WHERE g.booking_id = bookings.id AND g.position = 1`,
  );
}

function details(person: Person, n: number): TravellerDto {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: emailOf(person),
    phone: phone(n),
    dateOfBirth: person.dateOfBirth,
    passportNumber: `DEMO${String(n + 1).padStart(5, '0')}`,
    emergencyContactName: fullName({ firstName: pick(CONTACT_NAMES, n), lastName: person.lastName }),
    emergencyContactPhone: phone(n + 37),
    emergencyContactRelation: pick(RELATIONS, n),
    dietaryRestrictions: pick(DIETS, n),
    specialRequests: pick(WISHES, n),
  };
}

/** 555-0100 to 555-0199 are kept free for stories. */
function phone(n: number): string {
  return `+1 619 555 01${String(n % 100).padStart(2, '0')}`;
}
