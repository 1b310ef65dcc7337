import { AgreedTermsDto } from '../../bookings/agreed-terms.dto.js';
import type { GuestStatus } from '../../bookings/booking.rules.js';
import { ScheduledPartDto } from '../../bookings/guests.dto.js';
import type { Plan } from '../../bookings/quote/quote.rules.js';
import { OrganiserDto } from '../../trips/trip.dto.js';
import type { Means } from '../payment/means.js';
import type { PaymentPurpose } from '../payment/payment.entity.js';
import type { AttemptStatus } from '../payment/payment.rules.js';
import type { RefundEffect, RefundStatus } from '../refunds/refund.rules.js';

/** How money came: through PayPal, or as a host wrote it down. */
export type PaidBy = 'paypal' | Means;

/** Sums of a booking's books, in cents: cost - paid + refunded + reversed - credit = owed. */
export class MoneyTotalsDto {
  /** What the booking costs in all, discounts and goodwill taken off. */
  costCents: number;
  paidCents: number;
  refundedCents: number;
  /** Taken back by the buyer's bank or by PayPal. */
  reversedCents: number;
  creditCents: number;
  /** Negative when more came than is owed. */
  owedCents: number;
  /** Refunds that were asked for and have not gone through yet. */
  onItsWayBackCents: number;
  /** What came, nobody owes, and is not on its way back yet: PayPal did not return it, or has not decided. */
  owedBackCents: number;
  /** What of that goes back to who paid shares of the booking, and not to its buyer. */
  owedBackToOthersCents: number;
  /** What of the payments can still be given back. */
  refundableCents: number;
}

export class PaymentLineDto {
  /** Also the id of its receipt. */
  id: string;
  /** The day it came, `YYYY-MM-DD` in the trip's zone. */
  paidOn: string;
  /** ISO instant at which it was booked. */
  at: string;
  purpose: PaymentPurpose;
  paidBy: PaidBy;
  amountCents: number;
  status: AttemptStatus;
  refundedCents: number;
  refundableCents: number;
  /** Whom the buyer had asked to pay it, by a link of its own; null where it is the buyer's own. */
  shareName: string | null;
  /** A receipt can be printed: the money has come. */
  hasReceipt: boolean;
}

export class RefundLineDto {
  id: string;
  /** The id of the payment it goes back from. */
  paymentId: string;
  /** ISO instants: when it was asked for, and when it went through. */
  at: string;
  completedAt: string | null;
  amountCents: number;
  status: RefundStatus;
  reason: string;
  /** How it goes back: through PayPal, the way it came, or as a host gave it. */
  goesBackBy: PaidBy;
  /** The day a host gave it another way, `YYYY-MM-DD` in the trip's zone. */
  givenOn: string | null;
  /** It waits for the host to give it back: PayPal has no part in it. */
  isHostsToGive: boolean;
}

export class CreditLineDto {
  id: number;
  at: string;
  amountCents: number;
  remainingCents: number;
  reason: string;
  /** The last day on which it counts, `YYYY-MM-DD`. */
  expiresOn: string | null;
  /** `void`: its booking was cancelled. */
  state: 'open' | 'used' | 'expired' | 'void';
}

/** What a host has changed of the price: another cabin or party, and the extras that somebody who left took along. */
export class PriceChangeDto {
  at: string;
  /** "Balcony in place of Inside Cabin". */
  text: string;
  /** Negative when it is cheaper. */
  amountCents: number;
}

/** Everything about the money of one booking, as its buyer sees it. */
export class BookingMoneyDto {
  id: string;
  reference: string;
  tripId: number;
  tripTitle: string;
  status: GuestStatus;
  plan: Plan;
  totals: MoneyTotalsDto;
  schedule: ScheduledPartDto[];
  payments: PaymentLineDto[];
  refunds: RefundLineDto[];
  credits: CreditLineDto[];
  /** The oldest first. */
  priceChanges: PriceChangeDto[];
  /** What of the credits can be used now, in cents. */
  usableCreditCents: number;
}

/** What its buyer agreed to, and for which sailing. */
export class GuestTermsDto extends AgreedTermsDto {
  /** The day the trip was to sail on then, `YYYY-MM-DD`; null where it still sails on that day. */
  sailedOn: string | null;
}

export class GuestBookingMoneyDto extends BookingMoneyDto {
  /** The link under which it is paid. */
  guestId: string;
  /** The trip's days, `YYYY-MM-DD`; null before they are set. */
  startDate: string | null;
  endDate: string | null;
  /** Null when nobody has asked the buyer yet. */
  terms: GuestTermsDto | null;
}

export class GuestPaymentsDto {
  bookings: GuestBookingMoneyDto[];
}

/** One payment's receipt. Amounts in cents. */
export class ReceiptDto {
  /** What people name it by. */
  number: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  paidOn: string;
  paidBy: PaidBy;
  purpose: PaymentPurpose;
  amountCents: number;
  currency: string;
  /** What of it went back since. */
  refundedCents: number;
  status: AttemptStatus;
  /** What the booking still owed right after it. */
  owedAfterCents: number;
  costCents: number;
  /** The code that the booking was made with; null without one. */
  promoCode: string | null;
  bookingId: string;
  reference: string;
  guestName: string;
  /** Whom they had asked to pay it; null where it is their own. Who did pay is known to PayPal alone. */
  shareName: string | null;
  travellers: number;
  cabin: string;
  tripTitle: string;
  destination: string;
  startDate: string;
  endDate: string;
  /** Who organises the trip today; null where nobody is named. */
  organiser: OrganiserDto | null;
  /** Where questions go. */
  contactEmail: string;
}

export class HostRefundLineDto extends RefundLineDto {
  effect: RefundEffect;
  /** `paypal`: made in PayPal's dashboard. */
  source: 'host' | 'guest' | 'system' | 'paypal';
  /** PayPal's word on why it did not go through. */
  lastIssue: string | null;
  /** PayPal does not return it, and a host may write down that it was given back. */
  canBeGiven: boolean;
}
