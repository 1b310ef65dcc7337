import type { GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import type { CabinType } from '../../trips/trip-config.js';

/** One traveller. Amounts stand with who booked; a companion's are zero. They are null without the right to the trip's money. */
export class HostGuestDto {
  /** Names the guest to hosts: the booking's id and the place in it. */
  id: string;
  /** The booking's public id. */
  bookingId: string;
  /** Who booked and pays. */
  isBuyer: boolean;
  name: string;
  /** Of their account; null for who has none. */
  username: string | null;
  email: string;
  phone: string | null;
  tripId: number;
  tripTitle: string;
  roomNumber: string | null;
  deckNumber: string | null;
  cabinType: CabinType;
  /** What the trip calls the cabin. */
  cabinName: string;
  status: GuestStatus;
  paymentStatus: PaymentStatus;
  amountPaidCents: number | null;
  /** What is still owed; 0 for who owes nothing any more. */
  remainingCents: number | null;
  /** `YYYY-MM-DD` in the trip's zone. */
  nextPaymentDate: string | null;
  /** What the booking was given beside the cabin, by name. */
  addOns: string[];
  /** When they booked: an ISO instant. */
  joinedAt: string;
}
