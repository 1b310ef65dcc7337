import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';

/** Which of the trips on sale; without it, the one on the front page. A host may name one of theirs that is not on sale yet. */
export class WhichTripDto {
  @MayBeLeftOut()
  @wholeInQuery(1, 'Send the number of a trip')
  trip?: number;
}
