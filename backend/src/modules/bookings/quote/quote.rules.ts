import { addDays } from '../../../../contracts/days.js';
import { sellsInsurance } from '../../../../contracts/insurance.js';
import { offeredCabin } from '../../../../contracts/offered-cabin.js';
import { type InstalmentPlan, type LaterPart, planOf } from '../../trips/instalment-plan.js';
import { type CabinType, soldTypes, type TripConfig, taxPercentOf } from '../../trips/trip-config.js';
import { percentOf, taxIncludedIn } from './percent.rules.js';
import { type Promo, takenOff } from './promo.rules.js';

export const OCCUPANCIES = ['double', 'single'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];
export const PLANS = ['full', 'installment'] as const;
export type Plan = (typeof PLANS)[number];
export const CHANNELS = ['checkout', 'booking_form'] as const;
/** The door a buyer came through. No price depends on it. */
export type Channel = (typeof CHANNELS)[number];

/** How a booking came: through one of the doors on sale, or by a host who made it. */
export type BookedThrough = Channel | 'host';
export const PART_KINDS = ['full', 'deposit', 'second', 'third', 'fourth', 'fifth', 'final'] as const;
export type PartKind = (typeof PART_KINDS)[number];
/** What an instalment collects: a part of the plan, or what was added later: for a dearer cabin, or for an extra. */
export const INSTALMENT_KINDS = [...PART_KINDS, 'cabin', 'add_on'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

/** Whether it is a part of the plan, and not of what was added to the booking later. */
export const isOfPlan = (kind: InstalmentKind): kind is PartKind => PART_KINDS.some((one) => one === kind);

/** What a buyer chose, apart from who travels. */
export interface Choice {
  cabinType: CabinType;
  occupancy: Occupancy;
  travellers: number;
  travelInsurance: boolean;
  paymentType: Plan;
  channel: Channel;
}

/** The same with what a code takes off; null without one. */
export interface Selection extends Choice {
  promo: Promo | null;
}

/** A part of the price and the date, in the trip's zone, by which it is due. */
export interface Part {
  kind: PartKind;
  dueOn: string;
  amountCents: number;
  /** How many days before departure that is; null where the date does not follow the departure. */
  daysBefore: number | null;
}

/** What a plan makes of a total, in cents: `payable` = total - discount = sum of parts = due today + remaining. */
export interface PlanTerms {
  discountCents: number;
  payableCents: number;
  dueTodayCents: number;
  remainingCents: number;
  parts: Part[];
}

/** The one price of a selection, in cents. `total` = fare + insurance + tax. */
export interface Quote extends PlanTerms {
  pricePerPersonCents: number;
  /** Whether the price a person, and that of the insurance, hold taxes and fees: one traveller's do. */
  isTaxIncluded: boolean;
  /** The code that it is made with; null without one. */
  promoCode: string | null;
  /** What that takes off what all of them pay for the cabin. */
  promoCents: number;
  fareCents: number;
  insuranceCents: number;
  taxCents: number;
  totalCents: number;
}

/**
 * The price of a selection on a day. The only place where a price is made: one a cabin and party, by every door.
 * @param departsOn and @param today dates `YYYY-MM-DD` in the trip's zone; parts already due collapse into today.
 */
export function quote(config: TripConfig, selection: Selection, departsOn: string, today: string): Quote {
  const cabin = config.cabins[selection.cabinType];
  const isTaxIncluded = occupancyOf(selection) === 'single';
  const pricePerPersonCents = isTaxIncluded ? cabin.singleCents : cabin.doubleCents;
  return priceOf({ config, selection, pricePerPersonCents, isTaxIncluded }, departsOn, today);
}

/** Who travels alone has the cabin alone, whatever was asked for: half of a double is not for sale. */
export function occupancyOf({
  occupancy,
  travellers,
}: Pick<Selection, 'occupancy' | 'travellers'>): Occupancy {
  return travellers === 1 ? 'single' : occupancy;
}

/** A choice from earlier as it can be had now: without the insurance, and with another cabin, where the trip has stopped selling it. */
export function stillOffered<C extends Choice>(
  config: Pick<TripConfig, 'insuranceCents' | 'cabins'>,
  chosen: C,
): C {
  const sold = soldTypes(config).map((type) => ({ type, doubleCents: config.cabins[type].doubleCents }));
  return {
    ...chosen,
    cabinType: offeredCabin(sold, chosen.cabinType),
    travelInsurance: chosen.travelInsurance && sellsInsurance(config),
  };
}

/** A price a person that was settled on, and whether it holds the tax or is charged with it on top. */
export interface Agreed {
  config: Pick<TripConfig, 'insuranceCents' | 'taxPercent' | 'plan'>;
  selection: Pick<Selection, 'travellers' | 'travelInsurance' | 'paymentType' | 'promo'>;
  pricePerPersonCents: number;
  isTaxIncluded: boolean;
}

/** What an agreed price a person makes in all. Dates as for {@link quote}, which decides what is agreed today. */
export function priceOf(agreed: Agreed, departsOn: string, today: string): Quote {
  const { config, selection, pricePerPersonCents, isTaxIncluded } = agreed;
  const insuranceCents = selection.travelInsurance ? config.insuranceCents : 0;
  const listedCents = pricePerPersonCents * selection.travellers;
  const taxPercent = taxPercentOf(config);
  const listed = { listedCents, insuranceCents, taxWithin: isTaxIncluded ? taxPercent : 0 };
  const promoCents = takenOff(selection.promo, listed);
  const soldCents = listedCents - promoCents;
  const taxCents = isTaxIncluded
    ? taxIncludedIn(soldCents + insuranceCents, taxPercent)
    : percentOf(soldCents + insuranceCents, taxPercent);
  const fareCents = isTaxIncluded ? soldCents - taxCents : soldCents;
  const totalCents = fareCents + insuranceCents + taxCents;
  return {
    pricePerPersonCents,
    isTaxIncluded,
    promoCode: selection.promo?.code ?? null,
    promoCents,
    fareCents,
    insuranceCents,
    taxCents,
    totalCents,
    ...planTerms(selection.paymentType, totalCents, { plan: config.plan, departsOn, today }),
  };
}

/** What the dates and shares of parts come from. Dates as for {@link quote}. */
export interface PlanDays {
  /** The one agreed on, of a booking or a trip; without it the usual one. */
  plan: InstalmentPlan | null | undefined;
  departsOn: string;
  today: string;
}

/** The terms of paying a total in full or in parts on a day. */
export function planTerms(paymentType: Plan, totalCents: number, days: PlanDays): PlanTerms {
  const { today } = days;
  // To the next whole dollar a small discount, or none, would come to more than the total.
  const inFullCents = Math.min(
    percentOf(totalCents, 100 - planOf(days.plan).fullDiscountPercent),
    totalCents,
  );
  const payableCents = paymentType === 'full' ? inFullCents : totalCents;
  const parts: Part[] =
    paymentType === 'full'
      ? [{ kind: 'full', dueOn: today, amountCents: payableCents, daysBefore: null }]
      : schedule(payableCents, days);
  const dueTodayCents = dueCents(payableCents, parts, today);
  return {
    discountCents: totalCents - payableCents,
    payableCents,
    dueTodayCents,
    remainingCents: payableCents - dueTodayCents,
    parts,
  };
}

/** What of an amount owed is due by today: all but the parts whose day is yet to come. Negative when more than that is paid. */
export function dueCents(
  owedCents: number,
  parts: readonly Pick<Part, 'dueOn' | 'amountCents'>[],
  today: string,
): number {
  return owedCents - parts.filter((p) => p.dueOn > today).reduce((sum, p) => sum + p.amountCents, 0);
}

/** What the parts between the deposit and the last are called, in their order. */
const MIDDLE: readonly PartKind[] = ['second', 'third', 'fourth', 'fifth'];

/**
 * Parts of a plan; a part already due joins today's, and so does one that comes to nothing. The last part absorbs the odd
 * dollar (283/566/282 of 1131).
 */
function schedule(payableCents: number, { plan, departsOn, today }: PlanDays): Part[] {
  const { depositPercent, laterParts } = planOf(plan);
  let leftCents = payableCents - Math.max(percentOf(payableCents, depositPercent), 1);
  const later = laterParts.map((part, i): Part => {
    const isLast = i === laterParts.length - 1;
    const amountCents = isLast ? leftCents : Math.min(percentOf(payableCents, part.percent), leftCents);
    leftCents -= amountCents;
    const kind = laterKind(i, laterParts.length);
    return { kind, dueOn: dueDay(part, departsOn), amountCents, daysBefore: part.daysBefore };
  });
  const upcoming = later.filter((part) => part.dueOn > today && part.amountCents > 0);
  const laterCents = upcoming.reduce((sum, part) => sum + part.amountCents, 0);
  const dueNowCents = payableCents - laterCents;
  return [{ kind: 'deposit', dueOn: today, amountCents: dueNowCents, daysBefore: null }, ...upcoming];
}

/** What the part at a place among the later ones is called. */
export function laterKind(place: number, count: number): PartKind {
  return place === count - 1 ? 'final' : (MIDDLE[place] ?? 'final');
}

/** The day of a later part, for a trip that departs on a day. */
export function dueDay({ daysBefore, dueOn }: LaterPart, departsOn: string): string {
  return dueOn ?? addDays(departsOn, -(daysBefore ?? 0));
}

/** What the deposit of an amount is. */
export function depositOf(payableCents: number, plan: InstalmentPlan | null | undefined): number {
  return percentOf(payableCents, planOf(plan).depositPercent);
}
