import type { GuestRecord } from '../../../api/guest';
import type { TermsFacts } from './terms';

/**
 * The figures of a booking's own terms: those of its trip as that was when it was made, with what that added to the terms
 * then, and what its insurance cost. The trip's name and days, who organises it, how long passports are valid, and an
 * insurance that was not taken, are told as they are now: no booking keeps them.
 */
export const keptTerms = ({ trip, travelInsurance, price }: GuestRecord): TermsFacts =>
  travelInsurance ? { ...trip, insuranceCents: price.insuranceCents } : trip;
