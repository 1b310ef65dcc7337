import type { Holder } from '../../bookings/hold/hold-limits.service.js';
import type { Plan } from '../../bookings/quote/quote.rules.js';
import type { Pays } from './due.rules.js';

/** What gives a browser the right to pay a booking: its draft's cookie, the link with the guest's id, or the link of a share. */
export interface Owner {
  draftToken: string | null;
  guestId?: string;
  /** The secret of a share's link: nothing but that share is paid. */
  shareToken?: string;
  /** How the holder of the link wants to pay; while nothing is paid they may still choose. */
  plan?: Plan;
  /** What of it they want to pay; without it what is due. */
  pays?: Pays;
  /** The amount the page showed or the buyer entered, e.g. "692.00". */
  amount?: string;
  /** The version of the terms they have just agreed to. */
  termsVersion?: string;
  /** Whether the page showed what the trip adds to them. */
  ownTermsShown?: boolean;
  /** The version of the draft that the page showed, see {@link versionOf}. */
  draftVersion?: string;
  /** The version of the trip that the page showed. */
  tripVersion?: number;
  /** Who takes places, where some are taken anew. */
  holder: Holder;
  /** The logged-in buyer, if there is one: their own account is theirs, whatever its mail. */
  userId: number | null;
}

/** By what a browser may pay a booking. */
export type Payer = Pick<Owner, 'draftToken' | 'guestId' | 'shareToken'>;
