import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../platform/http/whole-number.js';

/** Which trip's chat; without it, that of the trip which the person's pages are about. */
export class OfTripDto {
  @MayBeLeftOut()
  @wholeInQuery(1)
  tripId?: number;
}
