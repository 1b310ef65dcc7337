import { TERMS_VERSION } from '../../../../../backend/contracts/terms-version';
import { formatLongDay } from '../../../lib/time/dates';

/** The day of the terms. */
export const TERMS_DAY = formatLongDay(TERMS_VERSION);

/** What becomes of the money where it is the trip that does not come. */
export const CALLED_OFF_REFUND =
  'If the trip is called off, you get back everything you paid, whatever day it is.';

/** What a host may add to any of the cases. */
export const CANCELLATION_GOODWILL = 'Your host may always return more than the policy says.';
