import type { CabinType } from '../../trips/trip-config.js';
import type { ShareState } from './share.rules.js';

/** The trip of a share. */
export class SharedTripDto {
  title: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
}

/** What the link of a share shows: what is asked and of whom, and nothing else of the booking, its people or its money. */
export class SharePageDto {
  /** Whom the buyer asks, in their words. */
  name: string;
  state: ShareState;
  /** What the link takes, or has taken, in cents. */
  amountCents: number;
  /** The day the money came, `YYYY-MM-DD` in the trip's zone. */
  paidOn: string | null;
  /** What of it went back to the payer since, in cents, and the last day on which some of it did. */
  returnedCents: number;
  returnedOn: string | null;
  /** The last day on which it may be paid. */
  endsOn: string;
  /** It was, or its trip does not take place. Also of a share that was paid before: what goes back goes back the way it was paid. */
  isBookingCancelled: boolean;
  /** As `Dana R.`. */
  buyer: string;
  cabinType: CabinType;
  cabinName: string;
  trip: SharedTripDto;
}
