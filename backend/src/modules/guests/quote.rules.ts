import type { CabinType, TripConfig } from '../trips/trip-config.js';

export const OCCUPANCIES = ['double', 'single'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];
export const PLANS = ['full', 'installment'] as const;
export type Plan = (typeof PLANS)[number];
export const CHANNELS = ['checkout', 'booking_form'] as const;
/** `booking_form` is the single traveller's door, whose price includes taxes and fees (design decision 7). */
export type Channel = (typeof CHANNELS)[number];
export type PartKind = 'full' | 'deposit' | 'second' | 'final';
/** What an instalment collects: a part of the plan, or an extra that was added later. */
export type InstalmentKind = PartKind | 'add_on';

/** What a buyer chose, apart from who travels. */
export interface Selection {
  cabinType: CabinType;
  occupancy: Occupancy;
  travellers: number;
  travelInsurance: boolean;
  paymentType: Plan;
  channel: Channel;
}

/** A part of the price and the date, in the trip's zone, by which it is due. */
export interface Part {
  kind: PartKind;
  dueOn: string;
  amountCents: number;
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
  fareCents: number;
  insuranceCents: number;
  taxCents: number;
  totalCents: number;
}

/** Specification section 9. */
export const TAX_PERCENT = 12;
export const FULL_PAYMENT_DISCOUNT_PERCENT = 5;
export const DEPOSIT_PERCENT = 25;
const SECOND_PART_PERCENT = 50;
export const SECOND_PART_DAYS_BEFORE = 60;
export const FINAL_PART_DAYS_BEFORE = 30;

/** Percent of an amount, halves up, to the whole dollar: the specification rounds dollars. Integers only. */
function percentToDollar(cents: number, percent: number): number {
  return Math.floor((cents * percent + 5_000) / 10_000) * 100;
}

/** The tax inside a price that includes it, to the cent: 1010.00 holds 108.21 at 12 %. */
export function taxIncludedIn(cents: number): number {
  return Math.floor((cents * TAX_PERCENT * 2 + (100 + TAX_PERCENT)) / (2 * (100 + TAX_PERCENT)));
}

/**
 * The price of a selection on a day. The only place where a price is made.
 * @param departsOn and @param today dates `YYYY-MM-DD` in the trip's zone; parts already due collapse into today.
 */
export function quote(config: TripConfig, selection: Selection, departsOn: string, today: string): Quote {
  const cabin = config.cabins[selection.cabinType];
  const pricePerPersonCents = selection.occupancy === 'single' ? cabin.singleCents : cabin.doubleCents;
  const insuranceCents = selection.travelInsurance ? config.insuranceCents : 0;
  const listedCents = pricePerPersonCents * selection.travellers;
  const inclusive = selection.channel === 'booking_form';
  const taxCents = inclusive
    ? taxIncludedIn(listedCents + insuranceCents)
    : percentToDollar(listedCents + insuranceCents, TAX_PERCENT);
  const fareCents = inclusive ? listedCents - taxCents : listedCents;
  const totalCents = fareCents + insuranceCents + taxCents;
  return {
    pricePerPersonCents,
    fareCents,
    insuranceCents,
    taxCents,
    totalCents,
    ...planTerms(selection.paymentType, totalCents, departsOn, today),
  };
}

/** The terms of paying a total by a plan on a day. Dates as for {@link quote}. */
export function planTerms(plan: Plan, totalCents: number, departsOn: string, today: string): PlanTerms {
  const payableCents =
    plan === 'full' ? percentToDollar(totalCents, 100 - FULL_PAYMENT_DISCOUNT_PERCENT) : totalCents;
  const parts = schedule(plan, payableCents, departsOn, today);
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
export function dueCents(owedCents: number, parts: readonly Omit<Part, 'kind'>[], today: string): number {
  return owedCents - parts.filter((p) => p.dueOn > today).reduce((sum, p) => sum + p.amountCents, 0);
}

/** Parts of a plan; a part already due joins today's. The last part absorbs the odd dollar (283/566/282 of 1131). */
function schedule(plan: Plan, payableCents: number, departsOn: string, today: string): Part[] {
  if (plan === 'full') return [{ kind: 'full', dueOn: today, amountCents: payableCents }];
  const deposit = percentToDollar(payableCents, DEPOSIT_PERCENT);
  const second = percentToDollar(payableCents, SECOND_PART_PERCENT);
  const later: Part[] = [
    { kind: 'second', dueOn: daysBefore(departsOn, SECOND_PART_DAYS_BEFORE), amountCents: second },
    {
      kind: 'final',
      dueOn: daysBefore(departsOn, FINAL_PART_DAYS_BEFORE),
      amountCents: payableCents - deposit - second,
    },
  ];
  const upcoming = later.filter((part) => part.dueOn > today);
  const laterCents = upcoming.reduce((sum, part) => sum + part.amountCents, 0);
  return [{ kind: 'deposit', dueOn: today, amountCents: payableCents - laterCents }, ...upcoming];
}

/** The date `days` before another; calendar arithmetic on dates, so no zone and no clock change can shift it. */
export function daysBefore(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
