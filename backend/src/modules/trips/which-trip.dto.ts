import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';

/** Which of the trips on sale; without it, the one on the front page. */
export class WhichTripDto {
  @MayBeLeftOut()
  @wholeInQuery(1, 'Send the number of a trip')
  trip?: number;
}
