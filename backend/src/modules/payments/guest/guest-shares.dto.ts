import { WholeName } from '../../bookings/travellers/whole-person.js';
import { AmountCents } from '../payment/amount-cents.js';
import type { ShareObstacle, ShareState } from '../shares/share.rules.js';

/** A part of the cost that the buyer has asked somebody to pay. */
export class GuestShareDto {
  id: string;
  name: string;
  /** What its link takes, or has taken, in cents: less than was asked for where less is left to pay. */
  amountCents: number;
  state: ShareState;
  /** The day the money came, `YYYY-MM-DD` in the trip's zone. */
  paidOn: string | null;
  /** What of it went back to who paid it since, in cents, and the last day on which some of it did. */
  returnedCents: number;
  returnedOn: string | null;
  /** PayPal holds its money back, and the buyer may stop waiting for it by withdrawing the share. */
  isHeldBack: boolean;
  /** The last day on which it may be paid. */
  endsOn: string;
  /** The address to pass on; null once there is nothing to be paid at it. */
  url: string | null;
}

/** The shares of a booking, the newest first, and what a new one may ask for. Amounts in cents. */
export class GuestSharesDto {
  shares: GuestShareDto[];
  /** Who travels with the buyer. */
  companions: string[];
  /** Why none can be made now; null when one can. */
  obstacle: ShareObstacle | null;
  leastCents: number;
  mostCents: number;
  /** What is left to pay, divided by the travellers. */
  evenCents: number;
}

export class NewShareDto {
  /** Whom the buyer asks. */
  @WholeName()
  name: string;

  @AmountCents()
  amountCents: number;
}
