import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { taskDays } from '../../trips/dates/dates.rules.js';
import { TripDates } from '../../trips/dates/trip-dates.service.js';
import { checkInDaysOf, neededSinceOf, questionsOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { checkInNow, datesThatHold } from '../check-in/check-in.rules.js';
import { type DocumentKind, GuestDocument } from '../documents/guest-document.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { isInsured } from '../../bookings/booking.rules.js';
import { missingDetails } from '../area/guest-area.rules.js';
import { askedAnewAt } from '../records/answers.rules.js';
import { areDetailsOpen } from '../records/details.rules.js';
import type { OpenRecord } from '../records/details.view.js';
import { OwnTravellers } from '../records/own-travellers.service.js';
import { TravellerRecords } from '../records/traveller-records.service.js';
import { signaturesOf } from '../waiver/signatures.js';
import { TripWaiver } from '../waiver/trip-waiver.entity.js';
import { WAIVER } from '../waiver/waiver-text.js';
import type { BoardingCodeDto, ChecklistDto } from './checklist.dto.js';
import { checklist, type TravellerFacts } from './checklist.rules.js';

const NOTHING = {
  tripId: null,
  items: [],
  isCheckInOpen: false,
  isCheckInOver: false,
  checkInOpensOn: null,
  checkInDays: null,
  checkInClosesOn: null,
  checkInClosesAt: null,
  boardingCodes: [],
  reference: null,
} satisfies ChecklistDto;

/** What is to be done before sailing, as the records stand now. */
@Injectable()
export class Checklists {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnTravellers,
    private readonly records: TravellerRecords,
    private readonly dates: TripDates,
  ) {}

  /** Of the person's cabin on a trip, or on the one they mean where none is named. */
  async of(user: SignedIn['user'], tripId?: number): Promise<ChecklistDto> {
    const party = await this.own.findParty(user, tripId);
    if (!party) return NOTHING;
    const { booking, trip, today, guests } = party;
    const [first] = guests;
    if (!first || !areDetailsOpen(first.status, trip.endDate, today)) return { ...NOTHING, tripId: trip.id };
    const buyer = await buyerOf(this.db.manager, booking.id);
    const written = datesThatHold(trip, await this.dates.writtenOf(this.db.manager, trip.id));
    const items = checklist({
      trip,
      today,
      isPaid: buyer.paymentStatus === 'paid',
      nextPaymentOn: buyer.nextPaymentDate,
      travelInsurance: isInsured(booking),
      travellers: await this.facts(this.db.manager, trip, guests),
      hostDays: taskDays({}, written),
      confirmedOn: booking.confirmedAt && dateInZone(booking.confirmedAt, trip.timeZone),
      waiverSince: await this.waiverSince(trip),
      asksQuestions: questionsOf(trip.config).some(({ isRequired }) => isRequired),
    });
    const checkIn = checkInNow(trip, written, { now: this.clock.now(), today });
    return {
      tripId: trip.id,
      items,
      ...checkInView(trip, checkIn),
      boardingCodes: boardingCodes(guests),
      reference: bookingReference(booking),
    };
  }

  /** Who had signed another text before has this one to sign since then. */
  private async waiverSince({ id: tripId }: Trip): Promise<string> {
    const order = { version: 'DESC' } as const;
    const own = await this.db.manager.findOne(TripWaiver, { where: { tripId }, order });
    return own?.inForceSince ?? WAIVER.inForceSince;
  }

  /** What the records say of these travellers of a trip, in their order. */
  async facts(manager: EntityManager, trip: Trip, guests: readonly Guest[]): Promise<TravellerFacts[]> {
    const questions = questionsOf(trip.config);
    const records = await this.records.open(manager, guests);
    const signatures = await signaturesOf(manager, guests);
    const documents = await manager.findBy(GuestDocument, { guestId: In(guests.map(({ id }) => id)) });
    const has = (guestId: number, kind: DocumentKind) =>
      documents.some((one) => one.guestId === guestId && one.kind === kind && one.status !== 'rejected');
    return records.map(({ guest, details }) => ({
      name: guest.name,
      joinedOn: dateInZone(guest.createdAt, trip.timeZone),
      missing: missingDetails(details, questions),
      askedAnewOn: askedAnewOn(trip, { guest, details }),
      hasSigned: signatures.get(guest.id)?.isInForce ?? false,
      hasSignedBefore: signatures.has(guest.id),
      hasInsuranceProof: has(guest.id, 'insurance'),
      hasPassportCopy: has(guest.id, 'passport'),
      isCheckedIn: guest.checkedInAt !== null,
    }));
  }
}

function askedAnewOn(
  { config, timeZone }: Trip,
  { guest: { createdAt: joinedAt }, details }: Pick<OpenRecord, 'guest' | 'details'>,
): string | null {
  const known = { answers: details?.answers, joinedAt };
  const at = askedAnewAt(questionsOf(config), neededSinceOf(config), known);
  return at && dateInZone(at, timeZone);
}

function checkInView(
  { config }: Trip,
  { state, opensOn, closesOn, closesAt }: ReturnType<typeof checkInNow>,
): Omit<ChecklistDto, 'tripId' | 'items' | 'boardingCodes' | 'reference'> {
  return {
    isCheckInOpen: state === 'open',
    isCheckInOver: state === 'over',
    checkInOpensOn: opensOn,
    checkInDays: opensOn === null ? null : checkInDaysOf(config),
    checkInClosesOn: closesOn,
    checkInClosesAt: closesAt,
  };
}

function boardingCodes(guests: readonly Guest[]): BoardingCodeDto[] {
  return guests.flatMap(({ name, boardingCode }) =>
    boardingCode === null ? [] : [{ name, code: boardingCode }],
  );
}
