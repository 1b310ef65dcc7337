import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import type { GuestRecord } from '../../api/guest';
import type { BookingMoney } from '../../api/money';
import { TERMS_DAY } from '../../features/booking/terms/cancellation';
import { formatLongDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';

type Agreed = BookingMoney['terms'];

const UNASKED = `You have not been asked to agree to terms for this booking yet. These are its terms in the version of ${TERMS_DAY}.`;
const OTHER_WORDS = `Our words have changed since, and older ones of ours are not kept: these are of ${TERMS_DAY}, with the figures of your booking.`;
const OWN_KEPT = 'What the trip adds to them, at the end, is as it was when you booked.';

/** When the buyer agreed, on the trip's calendar, and to which version; that these are other words, where they are. */
export function agreedWords(terms: Agreed, timeZone: string): string {
  if (!terms) return UNASKED;
  const { version, agreedAt } = terms;
  const day = formatLongDay(dayIn(timeZone, new Date(agreedAt)));
  const agreed = `You agreed to these on ${day} (version of ${formatLongDay(version)}).`;
  return version === TERMS_VERSION ? agreed : `${agreed} ${OTHER_WORDS}`;
}

/** What of the terms no booking keeps, so that it is told as it is today; and that what the trip added is kept. */
export function todayWords(terms: Agreed, { travelInsurance, trip }: GuestRecord): string {
  const named = trip.organiser ? 'name, organiser, destination and days' : 'name, destination and days';
  const insurance = travelInsurance ? '' : ', the price of travel insurance';
  return [
    `The ${named} of the trip${insurance} and how long passports have to be valid are as they are today.`,
    ...(trip.ownTerms.length > 0 ? [OWN_KEPT] : []),
    ...(terms?.sailedOn ? [`When you agreed, it was to sail on ${formatLongDay(terms.sailedOn)}.`] : []),
  ].join(' ');
}
