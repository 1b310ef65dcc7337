import { domainToUnicode } from 'node:url';
import { unusualSigns } from '../../../contracts/mail-address.js';
import { planOf } from '../trips/instalment-plan.js';
import type { PageContent } from '../trips/pages/trip-page.entity.js';
import { organiserOf, passportMonthsOf } from '../trips/trip-config.js';
import { sailingOf } from '../trips/trip.view.js';
import type { SaleableTrip } from '../trips/trips.service.js';
import type { Booking } from './booking.entity.js';
import { isConfirmed } from './booking.rules.js';
import type { Guest } from './guest.entity.js';
import { coveredCents, paidOfParts } from './ledger/derive.rules.js';
import type { GuestPriceDto, GuestRecordDto, GuestTripDto, PlanTermsDto } from './guests.dto.js';
import type { Instalment } from './ledger/instalment.entity.js';
import type { NextStep } from './next-step.rules.js';

/** `Dana Rivera` is shown as `Dana R.` to whoever need not know more. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  if (!last) return first;
  // Iterating takes a whole character; indexing would take half of some.
  const [initial = ''] = last;
  return `${first} ${initial.toUpperCase()}.`;
}

/** `jane@example.com` is shown as `j***@example.com`, and a domain in the letters of its own script. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}***@${domainToUnicode(email.slice(at + 1))}`;
}

/** What people name their booking by: it opens nothing. */
export function bookingReference({ publicId }: Pick<Booking, 'publicId'>): string {
  return publicId.slice(0, 8).toUpperCase();
}

/**
 * What a booking costs in all, in cents: before the first payment what was quoted, from then on what was paid and what is
 * still owed, so that goodwill and a cancellation count.
 */
export function payableCents(
  { status, payableCents: quoted }: Pick<Booking, 'status' | 'payableCents'>,
  { amountPaidCents, remainingAmountCents }: Pick<Guest, 'amountPaidCents' | 'remainingAmountCents'>,
): number {
  const isBinding = isConfirmed(status) || status === 'cancelled';
  return isBinding ? amountPaidCents + (remainingAmountCents ?? 0) : quoted;
}

const inDollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** What a guest's record is drawn from. The money of a booking stands with its buyer, whoever of its guests looks. */
export interface RecordSources {
  guest: Guest;
  buyer: Guest;
  booking: Booking;
  trip: SaleableTrip;
  cabinPictures: PageContent['cabins'];
  parts: readonly Instalment[];
  plans: readonly PlanTermsDto[];
  nextStep: NextStep;
  dueNowCents: number;
  isOrderOpen: boolean;
  isShareUnderWay: boolean;
  hasPaymentFailed: boolean;
  /** Where people write to. */
  contactEmail: string;
}

/** A booking as the holder of its link sees it. */
export function guestRecord(sources: RecordSources): GuestRecordDto {
  const { guest, buyer, booking, trip, parts, plans, nextStep, dueNowCents } = sources;
  const { isOrderOpen, isShareUnderWay, hasPaymentFailed } = sources;
  const money = { paid: buyer.amountPaidCents, owed: buyer.remainingAmountCents ?? 0 };
  const paid = paidOfParts(parts, coveredCents(booking.status, parts, money));
  return {
    id: guest.publicId,
    reference: bookingReference(booking),
    name: shortName(guest.name),
    email: maskedEmail(guest.email),
    unusualSigns: unusualSigns(guest.email),
    channel: booking.channel,
    cabinType: booking.cabinType,
    cabinName: trip.config.cabins[booking.cabinType].name,
    cabinPicture: sources.cabinPictures[booking.cabinType].room,
    occupancy: booking.occupancy,
    travellers: booking.travellers,
    travelInsurance: booking.travelInsurance,
    paymentType: booking.plan,
    status: guest.status,
    paymentStatus: buyer.paymentStatus,
    totalAmount: booking.totalCents / 100,
    payableAmount: payableCents(booking, buyer) / 100,
    amountPaid: buyer.amountPaidCents / 100,
    depositAmount: inDollars(buyer.depositAmountCents),
    remainingAmount: inDollars(buyer.remainingAmountCents),
    nextPaymentDate: buyer.nextPaymentDate,
    nextStep,
    dueNowCents,
    isOrderOpen,
    isShareUnderWay,
    hasPaymentFailed,
    heldUntil: booking.holdExpiresAt?.toISOString() ?? null,
    termsVersion: booking.termsVersion,
    price: priceOf(booking),
    schedule: parts.map(({ position, kind, dueOn, amountCents }, i) => ({
      position,
      kind,
      dueOn,
      amountCents,
      paidCents: paid[i] ?? 0,
    })),
    plans: [...plans],
    trip: tripOf(trip, booking, sources.contactEmail),
  };
}

function priceOf(booking: Booking): GuestPriceDto {
  const { promo, promoCents, fareCents, insuranceCents, taxCents, totalCents } = booking;
  const { discountCents, payableCents, travellers } = booking;
  return {
    promoCode: promo?.code ?? null,
    promoCents,
    fareCents,
    insuranceCents,
    taxCents,
    totalCents,
    discountCents,
    payableCents,
    // True of an older price with the tax on top as well: the total holds it.
    isTaxIncluded: travellers === 1,
  };
}

function tripOf(
  trip: SaleableTrip,
  { instalmentPlan, taxPercent, cancellation, ownTerms, minimumAge }: Booking,
  contactEmail: string,
): GuestTripDto {
  const { id, title, version, destination, startDate, endDate, departsAt, timeZone } = trip;
  return {
    id,
    title,
    version,
    destination,
    startDate,
    endDate,
    ...sailingOf(timeZone, departsAt),
    timeZone,
    insuranceCents: trip.config.insuranceCents,
    taxPercent,
    cancellation,
    ownTerms: ownTerms ?? [],
    minimumAge,
    passportMonths: passportMonthsOf(trip.config),
    organiser: organiserOf(trip.config),
    ...planOf(instalmentPlan),
    contactEmail,
  };
}
