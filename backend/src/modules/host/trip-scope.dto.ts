import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';

/** Which of a host's trips a page of the desk is about; all of them when nothing is said. */
export class TripScopeDto {
  /** One of the host's trips; it goes before `when`. */
  @MayBeLeftOut()
  @wholeInQuery(1, 'Send the number of a trip')
  trip?: number;

  /** Those that are not over, by the day it is where each of them sails. */
  @MayBeLeftOut()
  @IsIn(['current'], { message: 'Only the current trips can be chosen by their time' })
  when?: 'current';
}
