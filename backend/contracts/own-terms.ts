/** More sections than these nobody reads to their end. */
export const MOST_OWN_TERMS = 10;
