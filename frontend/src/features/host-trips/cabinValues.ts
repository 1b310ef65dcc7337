import type { EditCabin } from '../../api/host/hostTrips';
import { amountText, centsTyped } from '../../lib/amount';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { NO_NUMBER, wholeTyped } from '../../lib/numbers';
import { wholeOf } from './planValues';

type Price = 'doubleCents' | 'doubleWasCents' | 'singleCents' | 'singleWasCents';

/** A cabin as it is typed: prices in dollars, one feature a line. Named as the server names them, for its sentences. */
export interface CabinValues extends Omit<EditCabin, Price | 'features' | 'stock'>, Record<Price, string> {
  features: string;
  /** Empty where they are not counted. */
  stock: string;
}

const CABIN_TYPES = ['inside', 'oceanview', 'balcony'] as const;

export const centsOf = (dollars: string): number => centsTyped(dollars) ?? NO_NUMBER;

/** A price as it stands in its field; none where the cabin was never sold. */
const priceText = (cents: number) => (cents === 0 ? '' : amountText(cents));
/** A price before: none where it is the price, or the next price would make it a saving. */
const wasText = (wasCents: number, cents: number) => (wasCents === cents ? '' : amountText(wasCents));

export function cabinValues({ features, stock, popular, ...cabin }: EditCabin): CabinValues {
  const { doubleCents, doubleWasCents, singleCents, singleWasCents } = cabin;
  return {
    ...cabin,
    // What is not sold is no popular one, once it is sold again either.
    popular: popular && cabin.isSold,
    stock: stock === null ? '' : String(stock),
    doubleCents: priceText(doubleCents),
    doubleWasCents: wasText(doubleWasCents, doubleCents),
    singleCents: priceText(singleCents),
    singleWasCents: wasText(singleWasCents, singleCents),
    features: features.join('\n'),
  };
}

export function cabinBody({ features, stock, popular, ...cabin }: CabinValues): EditCabin {
  const { isSold, doubleCents, doubleWasCents, singleCents, singleWasCents } = cabin;
  // The fields of a cabin that is not sold may be empty: nobody sees them.
  const cents = isSold ? centsOf : (dollars: string) => centsTyped(dollars) ?? 0;
  return {
    ...cabin,
    popular: popular && isSold,
    stock: isSold && stock.trim() ? wholeOf(stock) : wholeTyped(stock),
    doubleCents: cents(doubleCents),
    doubleWasCents: cents(doubleWasCents || doubleCents),
    singleCents: cents(singleCents),
    singleWasCents: cents(singleWasCents || singleCents),
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** The cabins of a first trip. */
export const emptyCabins = (): CabinValues[] =>
  CABIN_TYPES.map((type) => ({
    type,
    name: CABIN_NAMES[type],
    description: '',
    doubleCents: '',
    doubleWasCents: '',
    singleCents: '',
    singleWasCents: '',
    popular: false,
    isSold: true,
    features: '',
    stock: '',
  }));
