import { Max } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';
import { OfTripDto } from './of-trip.dto.js';

const MOST_MESSAGES = 100;

/** What a window of the chat has: the last message, and the last change. Without them it has nothing. */
export class ChatPositionDto extends OfTripDto {
  @MayBeLeftOut()
  @wholeInQuery(0)
  after?: number;

  @MayBeLeftOut()
  @wholeInQuery(0)
  afterRev?: number;
}

/** A page of the log: `before` and `after` are exclusive; without either, the newest. */
export class ChatPageDto extends OfTripDto {
  @MayBeLeftOut()
  @wholeInQuery(0)
  before?: number;

  @MayBeLeftOut()
  @wholeInQuery(0)
  after?: number;

  @MayBeLeftOut()
  @wholeInQuery(1)
  @Max(MOST_MESSAGES)
  limit: number = MOST_MESSAGES;
}
