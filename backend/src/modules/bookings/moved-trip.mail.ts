import { firstNameOf } from '../../../contracts/person-name.js';
import { dayAndHour } from '../../platform/clock/day-and-hour.js';
import { longDay } from '../../platform/clock/long-day.js';
import type { MailText } from '../../platform/mail/mail-templates.js';
import type { AboutBooking } from './buyer-mails.service.js';
import { bookingReference } from './guest.view.js';
import { keptWords } from './mail-words.js';
import { paymentsPage } from './payments-page.js';
import { dollars } from './quote/money-text.js';

export type MovedTripMail = Omit<AboutBooking, 'trip'> & {
  trip: Pick<AboutBooking['trip'], 'title' | 'startDate' | 'endDate' | 'departsAt' | 'timeZone'>;
  /** The day it was to sail on before, `YYYY-MM-DD`. */
  fromOn: string;
};

/** To who has booked: the new day, what it does to what they owe, and what they get back if it does not suit them. */
export function movedTripMail({
  booking,
  buyer,
  trip,
  siteUrl,
  contactEmail,
  fromOn,
}: MovedTripMail): MailText {
  const owed = buyer.remainingAmountCents ?? 0;
  const page = paymentsPage(siteUrl, booking);
  const isNearer = trip.startDate < fromOn;
  return {
    subject: `${trip.title} now sails on ${longDay(trip.startDate)}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host has moved ${trip.title}, booking ${bookingReference(booking)}: it sails on ${longDay(trip.startDate)}, not on ${longDay(fromOn)}. ${keptWords(booking)}`,
      `It departs ${dayAndHour(trip)} and ends on ${longDay(trip.endDate)}. A calendar that you downloaded before still has the old days.`,
      ...(owed > 0
        ? [
            `${dollars(owed)} are still to be paid; the days of its parts move along. You find them here:\n${page}`,
          ]
        : []),
      isNearer
        ? 'Does the new day not suit you? You lose nothing by it: for what comes back when you cancel, the day counts that you booked for.'
        : 'Does the new day not suit you? What comes back when you cancel counts from the new day, which is later.',
      `You see the figure, before anything happens, on its page of payments:\n${page}`,
      `Questions? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}
