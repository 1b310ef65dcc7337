import type { Occupancy } from '../../../api/quote';
import type { CabinType } from '../../../api/trip';
import { CABIN_NAMES } from '../../../lib/cabinNames';
import type { SelectionQuery } from '../../../lib/paths';

/** What a buyer chose on the pricing page. The specification's word for it: "booking selection". */
export interface Selection {
  cabinType: CabinType;
  occupancy: Occupancy;
}

const DEFAULT_PRICE_DOLLARS = 650;

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The cabin that a name in an address means; an inside cabin when it means none. */
export function cabinTypeOf(name: string): CabinType {
  const types = Object.keys(CABIN_NAMES) as CabinType[];
  return types.find((type) => letters(name).startsWith(type)) ?? 'inside';
}

/** For how many an address names a cabin; what is missing or unknown is the `usual`. */
export function occupancyOf(query: URLSearchParams, usual: Occupancy): Occupancy {
  const named = letters(query.get('occupancy') ?? '');
  return named === 'single' || named === 'double' ? named : usual;
}

/** Reads `cabin` and `occupancy`; what is missing or unknown is the default: an inside cabin for two. */
export function readSelection(query: URLSearchParams): Selection {
  return { cabinType: cabinTypeOf(query.get('cabin') ?? ''), occupancy: occupancyOf(query, 'double') };
}

/**
 * The price a person that the address claims, in cents; 650 dollars by default. It is compared with the quote and never
 * charged. Null when it is not a price.
 */
export function readClaimedPriceCents(query: URLSearchParams): number | null {
  const dollars = Number(query.get('price') ?? DEFAULT_PRICE_DOLLARS);
  return Number.isFinite(dollars) && dollars > 0 ? Math.round(dollars * 100) : null;
}

/** A selection as the addresses of the booking flow carry it, with a code where the page's own address need not have it. */
export function selectionQuery(
  { cabinType, occupancy }: Selection,
  pricePerPersonCents: number,
  code?: string,
): SelectionQuery {
  return {
    cabin: CABIN_NAMES[cabinType],
    price: pricePerPersonCents / 100,
    occupancy: occupancy === 'single' ? 'Single' : 'Double',
    code,
  };
}
