/** What the printed prices carry: every "was" price is this much higher. */
export const PERCENT_IN_PRICES = 10;

export const MINIMUM_AGE = 18;
