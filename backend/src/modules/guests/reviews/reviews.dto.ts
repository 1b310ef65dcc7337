import { IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import {
  HAS_WORDS,
  LEAST_REVIEW,
  MOST_STARS,
  NO_STARS,
  NO_WORDS,
  SHORT_REVIEW,
  type TakeDownReason,
} from '../../../../contracts/reviews.js';
import { MOST_TOWN_SIGNS } from '../../../../contracts/self-told.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { trimmed } from '../../../platform/http/trimmed.js';

const STARS = { message: NO_STARS };

/** What somebody says of a trip they have sailed on. */
export class WriteReviewDto {
  /** 1 to 5. */
  @Max(MOST_STARS, STARS)
  @Min(1, STARS)
  @IsInt(STARS)
  rating: number;

  @trimmed()
  @MaxLength(MOST.review, TOO_LONG)
  @Matches(HAS_WORDS, { message: NO_WORDS })
  @MinLength(LEAST_REVIEW, { message: SHORT_REVIEW })
  @IsString({ message: SHORT_REVIEW })
  comment: string;

  /** Where they come from; empty where nobody need know. */
  @Line(MOST_TOWN_SIGNS)
  location: string;
}

/** A review as its author reads it. */
export class OwnReviewDto {
  rating: number;
  comment: string;
  location: string;
  /** Why a host has taken it down; null while everybody may read it. */
  takenDownFor: TakeDownReason | null;
}

/** What somebody has said of a trip of theirs, or may say. */
export class GuestReviewDto {
  tripId: number;
  tripTitle: string;
  /** Null while they have written none. */
  review: OwnReviewDto | null;
  /** Why they may write none, in a sentence; null for who may, and for who has written one and may change it. */
  problem: string | null;
  /** What everybody reads beside the words: first name with the last one's initial, the cabin's name, the year of sailing. */
  name: string;
  package: string;
  /** 0 for a trip without a day, which nobody reviews. */
  tripYear: number;
  /** Where they told the others of the trip that they come from; empty where they did not. */
  homeTown: string;
}
