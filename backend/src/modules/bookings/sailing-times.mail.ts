import { firstNameOf } from '../../../contracts/person-name.js';
import { longDay } from '../../platform/clock/long-day.js';
import { dayAndHour } from '../../platform/clock/day-and-hour.js';
import type { MailText } from '../../platform/mail/mail-templates.js';
import type { AboutBooking } from './buyer-mails.service.js';
import { bookingReference } from './guest.view.js';
import { keptWords, questionsLine } from './mail-words.js';

/** When a trip sails and ends. */
export type SailingTimes = Pick<AboutBooking['trip'], 'departsAt' | 'endDate' | 'timeZone'>;

export type SailingTimesMail = Pick<AboutBooking, 'booking' | 'buyer' | 'contactEmail'> & {
  trip: SailingTimes & Pick<AboutBooking['trip'], 'title'>;
  before: SailingTimes;
};

/** To who has booked: the hour and the last day as they are now. Null where they are as before. */
export function sailingTimesMail(about: SailingTimesMail): MailText | null {
  const { booking, buyer, trip, before } = about;
  const [sails, sailed] = [dayAndHour(trip), dayAndHour(before)];
  const changes = [
    ...(sails === sailed ? [] : [`it sails on ${sails}, not on ${sailed}`]),
    ...(trip.endDate === before.endDate
      ? []
      : [`it ends on ${longDay(trip.endDate)}, not on ${longDay(before.endDate)}`]),
  ];
  if (changes.length === 0) return null;
  return {
    subject: `New times for ${trip.title}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host has changed the times of ${trip.title}, booking ${bookingReference(booking)}: ${changes.join('; ')}. ${keptWords(booking)}`,
      'A calendar that you downloaded before still has the old times.',
      questionsLine(about),
    ].join('\n\n'),
  };
}
