/** More codes than these nobody keeps in mind. */
export const MOST_PROMO_CODES = 20;
/** The most that a code takes off a fare, in percent: a place for nothing is no discount. */
export const MOST_PROMO_PERCENT = 90;
/** A code as it is kept: letters, figures and hyphens. */
export const PROMO_CODE = /^[A-Z0-9-]{3,20}$/;

/** A code as it is kept and compared, however it was typed. */
export const promoSpelling = (text: string): string => text.trim().toUpperCase();

/** What is said of a code that a trip does not have, and of what cannot be one. */
export const UNKNOWN_PROMO = 'This code is not one of this trip.';
