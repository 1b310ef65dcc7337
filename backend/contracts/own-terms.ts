/** A section that the owner of a trip adds to the terms of its bookings. */
export interface OwnTermsSection {
  title: string;
  /** Of one line or several: each is a point of its own. */
  text: string;
}

/** More sections than these nobody reads to their end. */
export const MOST_OWN_TERMS = 10;
