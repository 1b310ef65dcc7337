import { fullName } from '../../../../contracts/person-name.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { questionsOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import type { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { CabinMateDto, GuestProfileDto, GuestTripOverviewDto } from './guest-area.dto.js';
import { missingDetails } from './guest-area.rules.js';
import { cardOf } from './trip-card.js';
import type { GuestPlace } from '../guest-places.service.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference, payableCents } from '../../bookings/guest.view.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { isInsured } from '../../bookings/booking.rules.js';
import { reviewProblem } from '../reviews/reviews.rules.js';

type Person = SignedIn['user'];

/** A traveller of the booking and what is kept about them. */
export interface Mate {
  guest: Guest;
  details: KeptDetails | null;
}

/** A trip somebody has a place on, as of a day in its zone. */
export function tripOverview(place: GuestPlace, today: string): GuestTripOverviewDto {
  const { boughtId, status, guestCount, endedWithTrip, calledOffReason } = place;
  const card = cardOf(place, today);
  const mayReview = reviewProblem(place, today) === null;
  return { ...card, bookingId: boughtId, status, guestCount, endedWithTrip, calledOffReason, mayReview };
}

/** Somebody who can sign in and has booked nothing. */
export function withoutBooking(user: Person): GuestProfileDto {
  return {
    ...account(user),
    phone: null,
    packageType: 'standard',
    amountPaid: 0,
    totalAmount: 0,
    payableAmount: 0,
    paymentStatus: 'unpaid',
    nextPaymentDate: null,
    booking: null,
  };
}

/** Somebody and their booking. The money is the cabin's: it stands with the first traveller. */
export function profileOf(
  user: Person,
  { booking, trip, mates, addOns }: { booking: Booking; trip: Trip; mates: Mate[]; addOns: BookingAddOn[] },
): GuestProfileDto {
  const own = mates.find(({ guest }) => guest.userId === user.id)?.guest;
  const payer = mates.find(({ guest }) => guest.position === 1)?.guest;
  return {
    ...account(user),
    phone: own?.phone ?? null,
    packageType: own?.packageType ?? 'standard',
    amountPaid: (payer?.amountPaidCents ?? 0) / 100,
    totalAmount: booking.totalCents / 100,
    payableAmount: (payer ? payableCents(booking, payer) : booking.payableCents) / 100,
    paymentStatus: payer?.paymentStatus ?? 'unpaid',
    nextPaymentDate: payer?.nextPaymentDate ?? null,
    booking: {
      reference: bookingReference(booking),
      tripTitle: trip.title,
      status: own?.status ?? 'pending',
      cabin: trip.config.cabins[booking.cabinType].name,
      occupancy: booking.occupancy,
      roomNumber: booking.roomNumber,
      deckNumber: booking.deckNumber,
      travelInsurance: isInsured(booking),
      travellers: mates.map((mate) => cabinMate(mate, user, { booking, trip })),
      addOns: addOns.map(({ title, priceCents, settledOnBoard }) => ({ title, priceCents, settledOnBoard })),
      interests: own?.interests ?? [],
      bookedOn: dateInZone(booking.createdAt, trip.timeZone),
    },
  };
}

/** Who booked entered everybody's details and sees what is missing; a companion sees that of their own. */
function cabinMate(
  { guest, details }: Mate,
  user: Person,
  { booking, trip }: { booking: Booking; trip: Trip },
): CabinMateDto {
  const isYou = guest.userId === user.id;
  const maySee = isYou || booking.userId === user.id;
  const missing = maySee ? missingDetails(details, questionsOf(trip.config)) : null;
  return { name: guest.name, isYou, missing };
}

function account(person: Person) {
  return { name: fullName(person), username: person.username, email: person.email };
}
