import { DateTime } from 'luxon';
import { addDays, daysBetween } from '../../../../contracts/days.js';
import { NO_SHIP_GROUP } from '../../../../contracts/ship-group.js';
import { coded, extraProblems } from './extras.rules.js';
import { cancellationProblems } from './cancellation-problems.rules.js';
import { checkInProblems, type KeptCheckIn } from './check-in-problems.rules.js';
import { organiserProblems } from './organiser-problems.rules.js';
import { ownTermsProblems } from './own-terms-problems.rules.js';
import { planProblems } from './plan-problems.rules.js';
import { promoProblems } from './promo-problems.rules.js';
import { shipGroupProblems, shipGroupText } from './ship-group.rules.js';
import type { PaymentPlan } from '../../trips/instalment-plan.js';
import { CABIN_TYPES, type CabinType, type TripConfig } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { EditTripDto } from './host-trips.dto.js';
import { type EditCabinDto, PRICE } from './trip-parts.dto.js';
import { isZone, NO_ZONE } from './trip-zone.js';

type Problems = Record<string, string>;

/** Of a cabin. */
export const PRICES = ['doubleCents', 'doubleWasCents', 'singleCents', 'singleWasCents'] as const;
/** Nothing is given away by a slip of the pen. */
const LEAST_PRICE_CENTS = 100;

/** What of the trip as it is kept stands against another one. */
interface StoredTrip extends Pick<Trip, 'seatsTaken' | 'isOnSale'> {
  cabinsTaken?: Record<CabinType, number>;
  checkIn?: KeptCheckIn;
}

/** What stands in the way of saving, a sentence for each field (`cabins.0.doubleWasCents`); null when nothing does. */
export function tripProblems(
  edited: EditTripDto,
  now: Date,
  stored: StoredTrip = { seatsTaken: 0, isOnSale: false },
): Problems | null {
  const problems: Problems = {
    ...(stored.checkIn && checkInProblems(edited, stored.checkIn)),
    ...dateProblems(edited, now, stored.isOnSale),
    ...cabinProblems(edited.cabins),
    ...stockProblems(edited.cabins, stored.cabinsTaken),
    ...planProblems(edited),
    ...cancellationProblems(edited.cancellation),
    ...ownTermsProblems(edited.ownTerms),
    ...organiserProblems(edited.organiser),
    ...extraProblems(edited.addOns),
    ...promoProblems(edited.promoCodes),
    ...shipGroupProblems(edited),
  };
  if (edited.maxGuests < stored.seatsTaken)
    problems.maxGuests = `${stored.seatsTaken} places are taken already: keep at least as many`;
  if (stored.isOnSale && edited.status === 'completed')
    problems.status = 'This trip is open for booking. Close the booking first';
  return Object.keys(problems).length ? problems : null;
}

function dateProblems(edited: EditTripDto, now: Date, isOnSale: boolean): Problems {
  const problems: Problems = {};
  const sails = sailingTime(edited);
  if (!sails) problems.timeZone = NO_ZONE;
  if (edited.endDate < edited.startDate) problems.endDate = 'The trip ends before it begins';
  if (isOnSale && sails && sails <= now)
    problems.startDate = 'This trip is open for booking: it has to sail in the future';
  return problems;
}

function cabinProblems(cabins: EditCabinDto[]): Problems {
  const problems: Problems = {};
  for (const type of CABIN_TYPES)
    if (cabins.filter((cabin) => cabin.type === type).length !== 1)
      problems.cabins = 'Each cabin type is sold once';
  if (!cabins.some(({ isSold }) => isSold)) problems.cabins = 'Sell at least one kind of cabin';
  if (cabins.filter(({ popular }) => popular).length > 1)
    problems.cabins = 'One cabin can be the popular one';
  for (const [place, cabin] of cabins.entries()) {
    if (!cabin.isSold) continue;
    if (!cabin.description) problems[`cabins.${place}.description`] = 'Describe the cabin';
    for (const price of PRICES)
      if (cabin[price] < LEAST_PRICE_CENTS) problems[`cabins.${place}.${price}`] = PRICE.message;
    if (cabin.doubleWasCents < cabin.doubleCents)
      problems[`cabins.${place}.doubleWasCents`] = 'The price before is not below the price';
    if (cabin.singleWasCents < cabin.singleCents)
      problems[`cabins.${place}.singleWasCents`] = 'The price before is not below the price';
  }
  return problems;
}

function stockProblems(cabins: EditCabinDto[], taken: Record<CabinType, number> | undefined): Problems {
  const problems: Problems = {};
  for (const [place, { type, stock }] of cabins.entries()) {
    const held = taken?.[type] ?? 0;
    if (stock !== null && stock < held)
      problems[`cabins.${place}.stock`] =
        `${held === 1 ? 'One is' : `${held} are`} booked already: keep at least as many`;
  }
  return problems;
}

/** The instant of sailing; null for a zone or a day that does not exist. */
export function sailingTime({
  startDate,
  sailsAt,
  timeZone,
}: Pick<EditTripDto, 'startDate' | 'sailsAt' | 'timeZone'>): Date | null {
  if (!isZone(timeZone)) return null;
  const time = DateTime.fromISO(`${startDate}T${sailsAt}`, { zone: timeZone });
  return time.isValid ? time.toJSDate() : null;
}

/** What a trip sells once it is saved. */
export function configOf(
  {
    cabins,
    insuranceCents,
    taxPercent,
    fullDiscountPercent,
    depositPercent,
    laterParts,
    cancellation,
    ownTerms,
    minimumAge,
    namesFinalDays,
    checkInDays,
    passportMonths,
    organiser,
    addOns,
    promoCodes,
    shipGroup,
  }: Pick<
    EditTripDto,
    | 'cabins'
    | 'insuranceCents'
    | 'taxPercent'
    | 'cancellation'
    | 'ownTerms'
    | 'minimumAge'
    | 'namesFinalDays'
    | 'checkInDays'
    | 'passportMonths'
    | 'organiser'
    | 'addOns'
    | 'promoCodes'
    | 'shipGroup'
    | keyof PaymentPlan
  >,
  before?: TripConfig,
): TripConfig {
  const packages = cabins.map(({ type, ...cabin }) => [type, cabin]);
  const plan = { fullDiscountPercent, depositPercent, laterParts };
  return {
    ...before,
    insuranceCents,
    taxPercent,
    plan,
    cancellation,
    ownTerms: ownTerms.length ? ownTerms : undefined,
    minimumAge,
    namesFinalDays,
    checkInDays,
    passportMonths,
    organiser: organiser.name ? organiser : undefined,
    addOns: coded(addOns),
    promoCodes,
    shipGroup: shipGroupText(shipGroup) === shipGroupText(NO_SHIP_GROUP) ? undefined : shipGroup,
    cabins: Object.fromEntries(packages) as TripConfig['cabins'],
  };
}

/** A day that moves along with the first day of a copied trip. */
export function shiftedDay(day: string, from: string, to: string): string {
  return addDays(day, daysBetween(from, to));
}
