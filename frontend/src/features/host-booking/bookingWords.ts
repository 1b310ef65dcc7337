import { actWords } from '../../../../backend/contracts/act-words';
import type { BookingActivity, HostBooking, HostCancellationTerms } from '../../api/host/hostBooking';
import { daysOf, shareOf, stepSpan } from '../../lib/cancellation';
import { upperFirst } from '../../lib/firstLetter';
import { formatLongDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';

const CHANNELS: Record<HostBooking['channel'], string> = {
  checkout: 'Checkout',
  booking_form: 'Booking form',
  host: 'Added by a host',
};

const PLANS: Record<HostBooking['plan'], string> = { full: 'In full', installment: 'In installments' };

const ENDINGS: Record<string, string> = {
  hold_lapsed: 'The hold lapsed before it was paid',
  offer_lapsed: 'The offer lapsed before it was paid',
  departed: 'It was not paid when the ship sailed',
  left_waitlist: 'Left the waiting list',
  replaced: 'Replaced by another booking',
  cancelled_by_guest: 'Cancelled by the guest',
};

/** Why a booking has ended: one of ours, or the words of who ended it. */
export const endingOf = (reason: string) => ENDINGS[reason] ?? reason;
export const channelOf = ({ channel }: HostBooking) => CHANNELS[channel];
/** Which version of the terms the buyer agreed to, and on which of the trip's days. */
export const termsText = ({ terms, trip }: HostBooking) =>
  terms
    ? `Version of ${formatLongDay(terms.version)}, agreed to on ${formatLongDay(dayIn(trip.timeZone, new Date(terms.agreedAt)))}`
    : 'Not agreed to yet';
export const planOf = ({ plan }: HostBooking) => PLANS[plan];

/** "Booking edited: room number" of what the log holds of an act. */
export const actOf = ({ action, about }: BookingActivity) =>
  about ? `${actWords(action)}: ${inWords(about)}` : actWords(action);

/** "room number, phone" of `roomNumber, phone`. */
function inWords(fields: string): string {
  return fields
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** Why the policy returns what it does. */
const POLICY: Record<HostCancellationTerms['case'], (terms: HostCancellationTerms) => string> = {
  nothing_paid: () => 'Nothing was paid, so nothing goes back.',
  reassurance: ({ policy }) =>
    `Within ${daysOf(policy.reassuranceDays)} of the first payment: everything goes back.`,
  step: ({ policy, percent }) => {
    const span = stepSpan(
      policy,
      policy.steps.findIndex((step) => step.percent === percent),
    );
    const goesBack =
      percent === 100 ? 'everything but the deposit' : `${shareOf(percent)} of what exceeds the deposit`;
    return `${upperFirst(span)}: ${goesBack} goes back.`;
  },
  nothing: () => 'By the policy nothing goes back.',
};

export const policyWords = (terms: HostCancellationTerms): string => POLICY[terms.case](terms);
