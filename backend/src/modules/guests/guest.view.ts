import type { SaleableTrip } from '../trips/trips.service.js';
import type { Booking } from './booking.entity.js';
import type { Guest } from './guest.entity.js';
import type { GuestRecordDto } from './guests.dto.js';

/** `Dana Rivera` is shown as `Dana R.` to whoever need not know more. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  if (!last) return first;
  // Iterating takes a whole character; indexing would take half of some.
  const [initial = ''] = last;
  return `${first} ${initial.toUpperCase()}.`;
}

/** `jane@example.com` is shown as `j***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** What people name their booking by: it opens nothing. */
export function bookingReference({ publicId }: Pick<Booking, 'publicId'>): string {
  return publicId.slice(0, 8).toUpperCase();
}

const inDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** A booking as the holder of its link sees it. */
export function guestRecord(guest: Guest, booking: Booking, trip: SaleableTrip): GuestRecordDto {
  return {
    id: guest.publicId,
    reference: bookingReference(booking),
    name: shortName(guest.name),
    email: maskedEmail(guest.email),
    cabinType: booking.cabinType,
    occupancy: booking.occupancy,
    travellers: booking.travellers,
    travelInsurance: booking.travelInsurance,
    paymentType: booking.plan,
    status: guest.status,
    paymentStatus: guest.paymentStatus,
    totalAmount: booking.totalCents / 100,
    payableAmount: booking.payableCents / 100,
    amountPaid: guest.amountPaidCents / 100,
    depositAmount: inDollars(guest.depositAmountCents),
    remainingAmount: inDollars(guest.remainingAmountCents),
    nextPaymentDate: guest.nextPaymentDate,
    trip: {
      title: trip.title,
      destination: trip.destination,
      startDate: trip.startDate,
      endDate: trip.endDate,
      departsAt: trip.departsAt.toISOString(),
      timeZone: trip.timeZone,
    },
  };
}
