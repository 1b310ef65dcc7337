import type { EditAddOn, EditTrip } from '../../api/host/hostTrips';
import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import {
  USUAL_CHECK_IN_DAYS,
  USUAL_NAMES_FINAL_DAYS,
} from '../../../../backend/contracts/names-and-check-in';
import { NO_ORGANISER } from '../../../../backend/contracts/organiser';
import { USUAL_PASSPORT_MONTHS } from '../../../../backend/contracts/passport-validity';
import { ADULT_YEARS } from '../../../../backend/contracts/travel-dates';
import { amountText } from '../../lib/amount';
import { cabinBody, type CabinValues, cabinValues, centsOf, emptyCabins } from './cabinValues';
import { cancellationBody, type CancellationValues, cancellationValues } from './cancellationValues';
import { planBody, type PlanValues, planValues, wholeOf } from './planValues';
import { promoBody, type PromoValues, promoValues } from './promoValues';
import { noShipGroup, shipGroupBody, type ShipGroupValues, shipGroupValues } from './shipGroupValues';

/** An extra as it is typed. */
interface ExtraValues extends Omit<EditAddOn, 'priceCents' | 'places'> {
  priceCents: string;
  /** Empty where they are not counted. */
  places: string;
}

/** A trip as it is typed. */
export interface TripValues
  extends Omit<
      EditTrip,
      | 'cabins'
      | 'addOns'
      | 'promoCodes'
      | 'shipGroup'
      | 'insuranceCents'
      | 'taxPercent'
      | 'maxGuests'
      | 'minimumAge'
      | 'namesFinalDays'
      | 'checkInDays'
      | 'passportMonths'
      | 'cancellation'
      | keyof PlanValues
    >,
    PlanValues {
  cancellation: CancellationValues;
  addOns: ExtraValues[];
  promoCodes: PromoValues[];
  shipGroup: ShipGroupValues;
  /** Empty where none is sold. */
  insuranceCents: string;
  taxPercent: string;
  maxGuests: string;
  minimumAge: string;
  namesFinalDays: string;
  checkInDays: string;
  passportMonths: string;
  cabins: CabinValues[];
}

/** What a first trip begins with (specification, section 9). */
const USUAL_ZONE = 'America/Los_Angeles';
const USUAL_TAX = '12';
const USUAL_PLAN = {
  fullDiscountPercent: 5,
  depositPercent: 25,
  laterParts: [
    { percent: 50, daysBefore: 60, dueOn: null },
    { percent: 25, daysBefore: 30, dueOn: null },
  ],
};
export const EMPTY_EXTRA: ExtraValues = {
  code: '',
  kind: 'excursion',
  title: '',
  priceCents: '',
  byGuests: true,
  places: '',
};

const extraValues = ({ priceCents, places, ...extra }: EditAddOn): ExtraValues => ({
  ...extra,
  priceCents: amountText(priceCents),
  places: places === null ? '' : String(places),
});

const extraBody = ({ priceCents, places, ...extra }: ExtraValues): EditAddOn => ({
  ...extra,
  priceCents: centsOf(priceCents),
  places: places.trim() ? wholeOf(places) : null,
});

export function toValues({
  cabins,
  addOns,
  promoCodes,
  shipGroup,
  insuranceCents,
  taxPercent,
  maxGuests,
  minimumAge,
  namesFinalDays,
  checkInDays,
  passportMonths,
  cancellation,
  ...trip
}: EditTrip): TripValues {
  return {
    ...trip,
    ...planValues(trip),
    cancellation: cancellationValues(cancellation),
    insuranceCents: insuranceCents === 0 ? '' : amountText(insuranceCents),
    taxPercent: String(taxPercent),
    maxGuests: String(maxGuests),
    minimumAge: String(minimumAge),
    namesFinalDays: String(namesFinalDays),
    checkInDays: String(checkInDays),
    passportMonths: String(passportMonths),
    addOns: addOns.map(extraValues),
    promoCodes: promoCodes.map(promoValues),
    shipGroup: shipGroupValues(shipGroup),
    cabins: cabins.map(cabinValues),
  };
}

export function toBody({
  cabins,
  addOns,
  promoCodes,
  shipGroup,
  insuranceCents,
  taxPercent,
  maxGuests,
  minimumAge,
  namesFinalDays,
  checkInDays,
  passportMonths,
  cancellation,
  ...trip
}: TripValues): EditTrip {
  return {
    ...trip,
    ...planBody(trip),
    cancellation: cancellationBody(cancellation),
    insuranceCents: insuranceCents.trim() ? centsOf(insuranceCents) : 0,
    taxPercent: wholeOf(taxPercent),
    maxGuests: wholeOf(maxGuests),
    minimumAge: wholeOf(minimumAge),
    namesFinalDays: wholeOf(namesFinalDays),
    checkInDays: wholeOf(checkInDays),
    passportMonths: wholeOf(passportMonths),
    addOns: addOns.map(extraBody),
    promoCodes: promoCodes.map(promoBody),
    shipGroup: shipGroupBody(shipGroup),
    cabins: cabins.map(cabinBody),
  };
}

/** Days that were fixed are another trip's: a new one that begins with its values has the usual plan instead. */
export const hasFixedDays = ({ laterParts }: Pick<EditTrip, 'laterParts'>): boolean =>
  laterParts.some(({ dueOn }) => dueOn !== null);

/**
 * What a new trip begins with: the cabins of the one the host knows, if there is one, and nothing that could be wrong.
 * @param zone in which a trip lies where none is known.
 */
export function freshValues(known: EditTrip | undefined, zone = USUAL_ZONE): TripValues {
  const own = {
    title: '',
    subtitle: '',
    artist: '',
    destination: '',
    description: '',
    duration: '',
    status: 'planning' as const,
    startDate: '',
    endDate: '',
    // What there is to see is another place's, and a code is told of one trip, as the ship's days are set for one.
    addOns: [],
    promoCodes: [],
    shipGroup: noShipGroup(),
  };
  if (known) return { ...toValues(known), ...(hasFixedDays(known) ? planValues(USUAL_PLAN) : {}), ...own };
  return {
    ...own,
    sailsAt: '16:00',
    timeZone: zone,
    maxGuests: '100',
    minimumAge: String(ADULT_YEARS),
    namesFinalDays: String(USUAL_NAMES_FINAL_DAYS),
    checkInDays: String(USUAL_CHECK_IN_DAYS),
    passportMonths: String(USUAL_PASSPORT_MONTHS),
    organiser: NO_ORGANISER,
    ownTerms: [],
    insuranceCents: '',
    taxPercent: USUAL_TAX,
    ...planValues(USUAL_PLAN),
    cancellation: cancellationValues(USUAL_CANCELLATION),
    cabins: emptyCabins(),
  };
}
