import { type CancellationPolicy, USUAL_CANCELLATION } from '../../../contracts/cancellation-policy.js';
import { USUAL_CHECK_IN_DAYS, USUAL_NAMES_FINAL_DAYS } from '../../../contracts/names-and-check-in.js';
import type { Organiser } from '../../../contracts/organiser.js';
import type { AgreedSection } from '../../../contracts/agreed-section.js';
import { USUAL_PASSPORT_MONTHS } from '../../../contracts/passport-validity.js';
import type { Question } from '../../../contracts/questions.js';
import { NO_SHIP_GROUP, type ShipGroup } from '../../../contracts/ship-group.js';
import { ADULT_YEARS } from '../../../contracts/travel-dates.js';
import type { InstalmentPlan } from './instalment-plan.js';

export const CABIN_TYPES = ['inside', 'oceanview', 'balcony'] as const;
export type CabinType = (typeof CABIN_TYPES)[number];

/**
 * A cabin package as it is sold. Prices are per person, in cents; the "was" prices are shown struck out. On what two pay
 * come taxes and fees; what one pays holds them.
 */
export interface CabinPackage {
  name: string;
  description: string;
  doubleCents: number;
  doubleWasCents: number;
  singleCents: number;
  singleWasCents: number;
  popular: boolean;
  /** Left out where the trip sells it. */
  isSold?: boolean;
  features: string[];
  /** How many cabins of this type the trip has, a booking each; left out or null where its places alone are counted. */
  stock?: number | null;
}

/** A package without the sentence on its saving that earlier versions kept beside the prices. */
export function packageOf({ cabins }: Pick<TripConfig, 'cabins'>, type: CabinType): CabinPackage {
  const { savings: _told, ...cabin }: CabinPackage & { savings?: string } = cabins[type];
  return cabin;
}

/** Whether the trip sells cabins of this package: those kept before that could be said are sold. */
export const isOnOffer = ({ isSold = true }: Pick<CabinPackage, 'isSold'>): boolean => isSold;

/** The kinds of cabin that the trip sells, in their order. */
export const soldTypes = ({ cabins }: Pick<TripConfig, 'cabins'>): CabinType[] =>
  CABIN_TYPES.filter((type) => isOnOffer(cabins[type]));

export const ADD_ON_KINDS = ['excursion', 'drinks', 'internet', 'reunion'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** Something that can be added to a booking beside its cabin. */
export interface AddOnOffer {
  /** Its name in requests; one a trip. */
  code: string;
  kind: AddOnKind;
  title: string;
  /** For each traveller of the booking. */
  priceCents: number;
  /** Whether who booked adds it themselves; left out where only hosts do. */
  byGuests?: boolean;
  /** How many travellers of the trip can have it; left out or null where that is not counted. */
  places?: number | null;
}

/** A code that makes bookings cost less; of percent and amount one is null. Only a trip's hosts read what it has. */
export interface PromoCode {
  /** As `promoSpelling` has it; one of each a trip. */
  code: string;
  /** Of the fare, whole percent. */
  percent: number | null;
  /** Off the fare of a booking, in cents. */
  centsOff: number | null;
  /** How many bookings may have it; null where that is not counted. */
  maxUses: number | null;
  /** The last day on which it can be used, `YYYY-MM-DD` in the trip's zone; null where there is none. */
  until: string | null;
}

/** Since when a question has to be answered, as it is asked now. */
export interface NeededSince {
  /** Of the question. */
  key: string;
  /** ISO instant. */
  at: string;
}

/** What a trip sells: the `config` column of a trip. */
export interface TripConfig {
  cabins: Record<CabinType, CabinPackage>;
  /** Travel insurance, once a booking (specification section 9: 160 flat). */
  insuranceCents: number;
  /** What can be added to a booking; left out where that is nothing. */
  addOns?: AddOnOffer[];
  /** Left out where it has none. */
  promoCodes?: PromoCode[];
  /** Taxes and fees, whole percent; left out where they are the usual ones. Bookings keep those they were made with. */
  taxPercent?: number;
  /** Left out where the trip has the usual plan. Bookings keep the one they were made with. */
  plan?: InstalmentPlan;
  /** What comes back to who cancels; left out where it is the usual. Bookings keep the one they were made with. */
  cancellation?: CancellationPolicy;
  /** What its owner adds to the terms; left out where that is nothing. Bookings keep what they were made with. */
  ownTerms?: AgreedSection[];
  /** How old every traveller is at least on the day of sailing, in years; left out where it is the usual. */
  minimumAge?: number;
  /** From so many days before departure on only a host changes names; left out where it is the usual. */
  namesFinalDays?: number;
  /** So many days before departure online check-in opens; left out where it is the usual. */
  checkInDays?: number;
  /** So many months after its last day passports have to be valid; left out where it is the usual. */
  passportMonths?: number;
  /** Who organises it; left out where nobody is named. */
  organiser?: Organiser;
  /** What its hosts ask its travellers; left out where that is nothing. */
  questions?: Question[];
  /** Since when each of those has to be answered that do; one from before this was kept has none. */
  neededSince?: NeededSince[];
  /** What it has agreed with the ship's line, which only its hosts read; left out where that is nothing. */
  shipGroup?: ShipGroup;
  /** Grows with each change of that; left out where there was none. */
  shipGroupVersion?: number;
}

/** Specification section 9. */
const USUAL_TAX_PERCENT = 12;

/** The taxes and fees of a trip, whole percent of fare and insurance. */
export const taxPercentOf = ({ taxPercent }: Pick<TripConfig, 'taxPercent'>): number =>
  taxPercent ?? USUAL_TAX_PERCENT;

/** What comes back to who cancels a booking that is made now. */
export const cancellationOf = ({ cancellation }: Pick<TripConfig, 'cancellation'>): CancellationPolicy =>
  cancellation ?? USUAL_CANCELLATION;

/** What the owner of a trip adds to the terms of a booking that is made now. */
export const ownTermsOf = ({ ownTerms = [] }: Pick<TripConfig, 'ownTerms'>): readonly AgreedSection[] =>
  ownTerms;

/** How old every traveller of a trip is at least on the day of sailing, in years. */
export const minimumAgeOf = ({ minimumAge }: Pick<TripConfig, 'minimumAge'>): number =>
  minimumAge ?? ADULT_YEARS;

/** From so many days before a trip's departure on only a host changes names. */
export const namesFinalDaysOf = ({ namesFinalDays }: Pick<TripConfig, 'namesFinalDays'>): number =>
  namesFinalDays ?? USUAL_NAMES_FINAL_DAYS;

/** So many days before a trip's departure its online check-in opens. */
export const checkInDaysOf = ({ checkInDays }: Pick<TripConfig, 'checkInDays'>): number =>
  checkInDays ?? USUAL_CHECK_IN_DAYS;

/** So many months after a trip passports have to be valid. No booking keeps it: the port asks it of all. */
export const passportMonthsOf = ({ passportMonths }: Pick<TripConfig, 'passportMonths'>): number =>
  passportMonths ?? USUAL_PASSPORT_MONTHS;

/** Who organises a trip now; null where nobody is named. */
export const organiserOf = ({ organiser }: Pick<TripConfig, 'organiser'>): Organiser | null =>
  organiser ?? null;

/** What can be added to a booking of a trip. */
export const addOnsOf = ({ addOns = [] }: Pick<TripConfig, 'addOns'>): readonly AddOnOffer[] => addOns;

/** What the hosts of a trip ask its travellers now. */
export const questionsOf = ({ questions = [] }: Pick<TripConfig, 'questions'>): readonly Question[] =>
  questions;

/** Since when questions of a trip have to be answered. */
export const neededSinceOf = ({
  neededSince = [],
}: Pick<TripConfig, 'neededSince'>): readonly NeededSince[] => neededSince;

/** The codes of a trip. */
export const promoCodesOf = ({ promoCodes = [] }: Pick<TripConfig, 'promoCodes'>): readonly PromoCode[] =>
  promoCodes;

/** What a trip has agreed with the ship's line. */
export const shipGroupOf = ({ shipGroup }: Pick<TripConfig, 'shipGroup'>): ShipGroup =>
  shipGroup ?? NO_SHIP_GROUP;

/** How often that was changed. */
export const shipGroupVersionOf = ({ shipGroupVersion = 0 }: Pick<TripConfig, 'shipGroupVersion'>): number =>
  shipGroupVersion;
