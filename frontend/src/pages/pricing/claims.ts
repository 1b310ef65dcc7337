/**
 * What the pricing page says about discounts beyond what the server quotes. The list prices are final: the claims tell
 * how they were set, and what a host grants by hand.
 */
export const EARLY_BIRD = [
  { ahead: '6 or more months ahead', percent: 15 },
  { ahead: '4 to 6 months ahead', percent: 10 },
  { ahead: '2 to 4 months ahead', percent: 5 },
] as const;

/** The early-bird tier that the printed prices carry: every "was" price is this much higher. */
export const PERCENT_IN_PRICES = 10;

export const GROUP = { travellers: 4, percent: 5 } as const;
export const UPGRADE_UNTIL_DAYS = 30;
export const MINIMUM_AGE = 18;
