/** Of less, a whole dollar is too much to round by: of $1 a quarter would be nothing. */
const WHOLE_DOLLARS_FROM_CENTS = 2_000;

/**
 * Percent of an amount, halves up, to the whole dollar: the specification rounds dollars. Of a small amount, such as hosts try
 * payments with, to the cent. Integers only.
 */
export function percentOf(cents: number, percent: number): number {
  const unit = cents < WHOLE_DOLLARS_FROM_CENTS ? 1 : 100;
  return Math.floor((cents * percent + 50 * unit) / (100 * unit)) * unit;
}

/** The tax of a whole percentage inside a price that includes it, to the cent: 1010.00 holds 108.21 at 12 %. */
export function taxIncludedIn(cents: number, percent: number): number {
  return Math.floor((cents * percent * 2 + (100 + percent)) / (2 * (100 + percent)));
}
