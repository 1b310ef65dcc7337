import { IsIn, IsInt, Min } from 'class-validator';
import { TAKE_DOWN_REASONS, type TakeDownReason } from '../../../../contracts/reviews.js';

const REASONS = Object.keys(TAKE_DOWN_REASONS) as TakeDownReason[];

/** Why a review is taken down, and which words of it the host has read. */
export class TakeDownDto {
  @IsIn(REASONS, { message: 'Choose one of the reasons' })
  reason: TakeDownReason;

  /** Of the review as it was shown. */
  @IsInt()
  @Min(1)
  version: number;
}

/** A review of a trip, for its hosts. */
export class HostReviewDto {
  id: number;
  /** To be sent with what is decided about it. */
  version: number;
  /** As everybody reads it: first name, and the initial of the last one. */
  name: string;
  /** Empty where they do not say it. */
  location: string;
  /** The name of the cabin they had. */
  package: string;
  /** The year of sailing. */
  tripYear: number;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** ISO instant at which it was first written. */
  writtenAt: string;
  /** Why its owner has taken it down; null while everybody may read it. */
  takenDownFor: TakeDownReason | null;
}
