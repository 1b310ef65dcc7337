import { DomainError } from '../../../platform/errors/domain-error.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { Review } from '../../trips/review.entity.js';
import type { GuestReviewDto } from './reviews.dto.js';

/** What stands beside a person's words on a trip, and whether they may write some. */
export type Reviewer = Omit<GuestReviewDto, 'review' | 'problem'> & { problem: RefusalCode | null };

export function guestReviewView(reviewer: Reviewer, review: Review | null): GuestReviewDto {
  const { problem, ...shown } = reviewer;
  if (!review) return { ...shown, review: null, problem: problem && new DomainError(problem).message };
  const { rating, comment, location, takenDownFor } = review;
  return { ...shown, review: { rating, comment, location, takenDownFor }, problem: null };
}
