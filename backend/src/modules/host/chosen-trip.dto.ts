import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';

/** Which trip a page of the desk is about. */
export class ChosenTripDto {
  /** Absent for all trips the host hosts. */
  @MayBeLeftOut()
  @wholeInQuery(1, 'Send the number of a trip')
  trip?: number;
}
