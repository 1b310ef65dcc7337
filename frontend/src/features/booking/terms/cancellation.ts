import { CANCELLATION_POLICY } from '../../../../../backend/contracts/cancellation-policy';
import { TERMS_VERSION } from '../../../../../backend/contracts/terms-version';
import { formatLongDay } from '../../../lib/time/dates';

/** The one cancellation policy; every text about refunds prints from here, with the figures the server reckons with. */
export const CANCELLATION_VERSION = formatLongDay(TERMS_VERSION);

const {
  reassuranceDays: REASSURANCE_DAYS,
  allButDepositDays: FULL_LATER_DAYS,
  halfDays: HALF_DAYS,
} = CANCELLATION_POLICY;

/** The rule in one sentence, for the place where people agree to it. */
export const CANCELLATION_IN_A_SENTENCE =
  `Cancel within ${REASSURANCE_DAYS} days of your first payment, ${HALF_DAYS} or more days before departure, and ` +
  `everything comes back; after that the deposit stays with the trip, and less comes back the later you cancel.`;

/** The rule in full, one line a case, in the order in which they are asked. */
export const CANCELLATION_CASES: readonly { when: string; refund: string }[] = [
  {
    when: `Within ${REASSURANCE_DAYS} days of the first payment, and ${HALF_DAYS} or more days before departure`,
    refund: 'Everything you paid',
  },
  {
    when: `Later, ${FULL_LATER_DAYS} or more days before departure`,
    refund: 'Everything except the deposit',
  },
  {
    when: `${HALF_DAYS} to ${FULL_LATER_DAYS - 1} days before departure`,
    refund: 'Half of what you paid beyond the deposit',
  },
  { when: `Fewer than ${HALF_DAYS} days before departure`, refund: 'Nothing' },
];

/** What becomes of the money where it is the trip that does not come. */
export const CALLED_OFF_REFUND =
  'If the trip is called off, you get back everything you paid, whatever day it is.';

/** What a host may add to any of the cases. */
export const CANCELLATION_GOODWILL = 'Your host may always return more than the policy says.';
