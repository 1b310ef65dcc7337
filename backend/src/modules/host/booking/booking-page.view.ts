import { missingPlaces } from '../../bookings/add-ons/add-on-places.rules.js';
import type { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import { agreedTerms } from '../../bookings/agreed-terms.view.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { canBecome, guestStatus, isConfirmed, isInsured, willSail } from '../../bookings/booking.rules.js';
import { coveredCents, paidOfParts } from '../../bookings/ledger/derive.rules.js';
import { travellerDocuments } from '../../guests/documents/documents.view.js';
import type { GuestDocument } from '../../guests/documents/guest-document.entity.js';
import { bookingReference, payableCents } from '../../bookings/guest.view.js';
import type { Guest } from '../../bookings/guest.entity.js';
import type { Instalment } from '../../bookings/ledger/instalment.entity.js';
import { answerTo } from '../../guests/records/answers.rules.js';
import { type OpenRecord, travellerView, wishesOf } from '../../guests/records/details.view.js';
import type { Signed } from '../../guests/waiver/signatures.js';
import { placeActs } from '../../bookings/hold/waitlist.rules.js';
import type { Waiting } from '../../bookings/hold/waiting-line.js';
import type { User } from '../../auth/user.entity.js';
import type { AddOnOfferDto } from '../../payments/add-ons/add-on-offer.dto.js';
import { addOnOffer } from '../../payments/add-ons/add-ons.service.js';
import { loginState } from '../../payments/login/login-state.rules.js';
import { addOnsOf, CABIN_TYPES, passportMonthsOf, questionsOf, soldTypes } from '../../trips/trip-config.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type {
  BookingActivityDto,
  HostAddOnDto,
  HostBookingDto,
  BookingSumsDto,
  HostTravellerDto,
  HostTravellerPapersDto,
  InsuranceState,
} from './booking-page.dto.js';

/** The rows a booking's page is drawn from. */
export interface BookingRows {
  booking: Booking;
  trip: SaleableTrip;
  records: OpenRecord[];
  documents: GuestDocument[];
  /** By the ids of the guests who have signed a waiver. */
  signatures: ReadonlyMap<number, Signed>;
  /** The accounts that the travellers' places are in. */
  accounts: User[];
  parts: Instalment[];
  addOns: BookingAddOn[];
  line: Waiting[];
  history: BookingActivityDto[];
  /** Whether the reader has the right to the trip's money: without it nothing here holds an amount. */
  mayMoney: boolean;
  /** Whether they have the right to its documents: without it nothing here was sealed or handed in. */
  mayDocuments: boolean;
  now: Date;
}

export function hostBooking(rows: BookingRows): HostBookingDto {
  const { booking, trip, records, line, history, mayMoney } = rows;
  const buyer = records[0]?.guest;
  const { status, holdExpiresAt } = booking;
  const sold = soldTypes(trip.config);
  return {
    id: booking.publicId,
    reference: bookingReference(booking),
    version: booking.version,
    trip: {
      id: trip.id,
      title: trip.title,
      startDate: trip.startDate,
      endDate: trip.endDate,
      timeZone: trip.timeZone,
      passportMonths: passportMonthsOf(trip.config),
      freePlaces: trip.maxGuests - trip.seatsTaken,
    },
    status,
    shownStatus: guestStatus(status),
    endedReason: booking.endedReason,
    channel: booking.channel,
    terms: agreedTerms(booking),
    ownTerms: booking.ownTerms ?? [],
    plan: booking.plan,
    cabinName: trip.config.cabins[booking.cabinType].name,
    cabinType: booking.cabinType,
    cabins: CABIN_TYPES.filter((type) => sold.includes(type) || type === booking.cabinType).map((type) => ({
      type,
      name: trip.config.cabins[type].name,
    })),
    occupancy: booking.occupancy,
    partySize: booking.travellers,
    travelInsurance: isInsured(booking),
    roomNumber: booking.roomNumber,
    deckNumber: booking.deckNumber,
    joinedAt: booking.createdAt.toISOString(),
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    offerExpiresAt: booking.offerExpiresAt?.toISOString() ?? null,
    acts: placeActs({ status, holdExpiresAt, hasPaid: (buyer?.amountPaidCents ?? 0) > 0 }),
    canCancel: canBecome(status, 'cancelled') && willSail(trip, rows.now),
    money: mayMoney ? moneyOf(rows, buyer) : null,
    travellers: records.map((record) => traveller(record, rows)),
    addOns: rows.addOns.map((one) => addOn(one, mayMoney)),
    offers: mayMoney ? offersOf(rows) : [],
    canCharge: isConfirmed(status),
    line: line.map(({ since, ...waiting }) => ({ ...waiting, since: since.toISOString() })),
    history,
  };
}

function offersOf({ booking, trip, addOns }: BookingRows): AddOnOfferDto[] {
  return addOnsOf(trip.config).map((offer) =>
    addOnOffer(offer, missingPlaces(addOns, offer.code, booking.travellers)),
  );
}

function moneyOf({ booking, parts }: BookingRows, buyer: Guest | undefined): BookingSumsDto {
  const paid = buyer?.amountPaidCents ?? 0;
  const owed = buyer?.remainingAmountCents ?? 0;
  const settled = paidOfParts(parts, coveredCents(booking.status, parts, { paid, owed }));
  const open = parts
    .map(({ dueOn, amountCents }, i) => ({ dueOn, amountCents: amountCents - (settled[i] ?? 0) }))
    .find(({ amountCents }) => amountCents > 0);
  return {
    payableCents: buyer ? payableCents(booking, buyer) : booking.payableCents,
    promoCode: booking.promo?.code ?? null,
    promoCents: booking.promoCents,
    paidCents: paid,
    owedCents: owed,
    paymentStatus: buyer?.paymentStatus ?? 'unpaid',
    nextPayment: owed > 0 ? (open ?? null) : null,
  };
}

function traveller(record: OpenRecord, rows: BookingRows): HostTravellerDto {
  const { guest } = record;
  const { firstName, lastName } = travellerView(record, 0, []);
  return {
    position: guest.position,
    guestId: guest.id,
    version: record.version,
    name: guest.name,
    firstName,
    lastName,
    email: guest.email,
    phone: guest.phone,
    nationality: guest.country,
    login: loginState(rows.accounts.find(({ id }) => id === guest.userId) ?? null, guest.email),
    checkedInAt: guest.checkedInAt?.toISOString() ?? null,
    papers: rows.mayDocuments ? papersOf(record, rows) : null,
  };
}

function papersOf(record: OpenRecord, rows: BookingRows): HostTravellerPapersDto {
  const { guest, details } = record;
  const { booking, trip, documents, signatures } = rows;
  const signature = signatures.get(guest.id);
  const questions = questionsOf(trip.config);
  const { missing, passportEnding, passportExpiresOn } = travellerView(record, 0, questions);
  const { documents: papers, passportStatus } = travellerDocuments(guest, documents, 0);
  return {
    ...wishesOf(details),
    answers: questions.map((question) => ({
      ...question,
      text: answerTo(details?.answers, question.key),
    })),
    hasBirthDate: Boolean(details?.dateOfBirth),
    passportEnding,
    passportExpiresOn,
    hasEmergencyContact: Boolean(details?.emergencyContactName && details.emergencyContactPhone),
    hasSignedWaiver: signature?.isInForce ?? false,
    waiverSignedAt: signature?.signedAt.toISOString() ?? null,
    passportStatus,
    insurance: insuranceState(isInsured(booking), papers),
    missing,
    documents: papers,
  };
}

/** Insurance booked with the trip needs no proof; one's own is confirmed when a host has seen it. */
export function insuranceState(
  isBooked: boolean,
  papers: readonly { kind: string; status: string }[],
): InsuranceState {
  if (isBooked) return 'booked';
  const proof = papers.find(({ kind }) => kind === 'insurance')?.status;
  if (proof === 'verified') return 'proven';
  return proof === 'pending' ? 'waiting' : 'missing';
}

function addOn(row: BookingAddOn, mayMoney: boolean): HostAddOnDto {
  const { id, kind, title, places: travellers, settledOnBoard } = row;
  const priceCents = mayMoney ? row.priceCents : null;
  return { id, kind, title, travellers, priceCents, settledOnBoard, addedAt: row.addedAt.toISOString() };
}
