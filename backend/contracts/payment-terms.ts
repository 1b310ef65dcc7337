/** The smallest amount a guest may choose to pay, in cents: less costs more than it brings. */
export const SMALLEST_PAYMENT_CENTS = 1_000;
/** The most that a price, or an amount which a host enters, may be, in cents. */
export const MOST_CENTS = 10_000_000;
/** Of a plan to pay in parts: with the deposit these make the most parts it may have. */
export const MOST_LATER_PARTS = 5;
/** More extras than these nobody finds one among. */
export const MOST_ADD_ONS = 30;
