import { MOST } from '../../../../backend/contracts/text-limits';
import type { GuestReview } from '../../api/reviews';
import { formatCount } from '../../lib/numbers';

/** What stands in the form. Stars are a number as their control has it, empty before any are chosen. */
export interface Entries {
  rating: string;
  comment: string;
  location: string;
}

/** What the form starts with: what was written, or where the person told the others of the trip that they come from. */
export function entriesOf({ review, homeTown }: GuestReview): Entries {
  if (!review) return { rating: '', comment: '', location: homeTown };
  return { rating: String(review.rating), comment: review.comment, location: review.location };
}

/** "4 stars" */
export const starWords = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** "212 of 1,000 characters": a character of two halves counts once, as the server counts it. */
export const lengthWords = (text: string): string =>
  `${formatCount(Array.from(text.trim()).length)} of ${formatCount(MOST.review)} characters`;
