import { namesFrom } from '../../../../contracts/person-name.js';
import type { Question } from '../../../../contracts/questions.js';
import { recordOf, WISH_FIELDS, type WishField } from '../../../../contracts/traveller-fields.js';
import { namesFinalDaysOf, passportMonthsOf, questionsOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { missingDetails } from '../area/guest-area.rules.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { answersTo } from './answers.rules.js';
import { keepsOwn } from './keeps-own.js';
import type { OwnDetailsDto, TravellerDetailsDto } from './details.dto.js';
import { areDetailsOpen, areNamesLocked, namesLockOn, passportEnding } from './details.rules.js';

/** A traveller and what is kept about them, at a version. */
export interface OpenRecord {
  guest: Guest;
  details: KeptDetails | null;
  version: number;
}

/** What a traveller wishes for on board; an empty text for what nobody has told. */
export function wishesOf(details: KeptDetails | null): Record<WishField, string> {
  return recordOf(WISH_FIELDS, (field) => details?.[field] ?? '');
}

/** @param questions what the hosts of their trip ask. */
export function travellerView(
  { guest, details, version }: OpenRecord,
  userId: number,
  questions: readonly Question[],
): TravellerDetailsDto {
  const { firstName, lastName } = namesFrom(guest.name);
  return {
    guestId: guest.id,
    position: guest.position,
    isYou: guest.userId === userId,
    keepsOwn: false,
    version,
    firstName: details?.firstName ?? firstName,
    lastName: details?.lastName ?? lastName,
    phone: guest.phone,
    dateOfBirth: details?.dateOfBirth ?? null,
    passportEnding: passportEnding(details?.passportNumber),
    passportExpiresOn: details?.passportExpiresOn ?? null,
    nationality: guest.country,
    emergencyContactName: details?.emergencyContactName ?? null,
    emergencyContactPhone: details?.emergencyContactPhone ?? null,
    emergencyContactRelation: details?.emergencyContactRelation ?? null,
    ...wishesOf(details),
    answers: answersTo(questions, details?.answers),
    missing: missingDetails(details, questions),
  };
}

/** A traveller who keeps their own record is told as one of whom nothing is known, and what is missing of it. */
function ownView(record: OpenRecord, userId: number, questions: readonly Question[]): TravellerDetailsDto {
  const view = travellerView(record, userId, questions);
  if (!keepsOwn(record.guest, userId)) return view;
  const unknown = travellerView({ guest: record.guest, details: null, version: 0 }, userId, questions);
  const { missing } = view;
  return Object.assign(unknown, { phone: null, nationality: null, missing, keepsOwn: true });
}

export function ownDetailsView(
  records: readonly OpenRecord[],
  { trip, booking, today }: { trip: Trip; booking: Booking; today: string },
  userId: number,
): OwnDetailsDto {
  const { id: tripId, startDate, endDate } = trip;
  const questions = questionsOf(trip.config);
  const own = records.find(({ guest }) => guest.userId === userId) ?? records[0];
  return {
    tripId,
    isOpen: own !== undefined && areDetailsOpen(own.guest.status, endDate, today),
    namesLockOn: namesLockOn(trip),
    namesFinalDays: namesFinalDaysOf(trip.config),
    areNamesLocked: areNamesLocked(trip, today),
    sailsOn: startDate,
    endsOn: endDate,
    today,
    minimumAge: booking.minimumAge,
    passportMonths: passportMonthsOf(trip.config),
    questions: [...questions],
    travellers: records.map((record) => ownView(record, userId, questions)),
  };
}
