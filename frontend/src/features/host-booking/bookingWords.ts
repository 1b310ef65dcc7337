import type { BookingActivity, HostBooking, HostCancellationTerms } from '../../api/hostBooking';

const CHANNELS: Record<HostBooking['channel'], string> = {
  checkout: 'Checkout',
  booking_form: 'Booking form',
  host: 'Added by a host',
};

const PLANS: Record<HostBooking['plan'], string> = { full: 'In full', installment: 'In installments' };

const ENDINGS: Record<string, string> = {
  hold_lapsed: 'The hold lapsed before it was paid',
  offer_lapsed: 'The offer lapsed before it was paid',
  replaced: 'Replaced by another booking',
  cancelled_by_guest: 'Cancelled by the guest',
};

/** Why a booking has ended: one of ours, or the words of who ended it. */
export const endingOf = (reason: string) => ENDINGS[reason] ?? reason;
export const channelOf = ({ channel }: HostBooking) => CHANNELS[channel];
export const planOf = ({ plan }: HostBooking) => PLANS[plan];

/** "Add on added" of `add_on.added`: what the log calls an act, as people read it. */
export function actOf({ action, about }: BookingActivity): string {
  const words = action.replaceAll(/[._]/g, ' ');
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1);
  return about ? `${sentence}: ${inWords(about)}` : sentence;
}

/** "room number, phone" of `roomNumber, phone`. */
function inWords(fields: string): string {
  return fields
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** Why the policy returns what it does. */
export const POLICY: Record<HostCancellationTerms['case'], string> = {
  nothing_paid: 'Nothing was paid, so nothing goes back.',
  reassurance: 'Within two weeks of the first payment: everything goes back.',
  all_but_deposit: '60 days or more before departure: everything but the deposit goes back.',
  half: '30 to 59 days before departure: half of what exceeds the deposit goes back.',
  nothing: 'Less than 30 days before departure: the policy returns nothing.',
};
