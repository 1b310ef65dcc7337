import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { waitingMail } from '../../bookings/hold/waiting.mail.js';
import { cabinWords, isOnePlace, organiserFoot, questionsLine } from '../../bookings/mail-words.js';
import { dollars } from '../../bookings/quote/money-text.js';

/**
 * Tells somebody whom a host has added what was booked for them and where to pay, or that they wait.
 * @param dueCents what is due today.
 */
export function addedGuestMail(about: AboutBooking, dueCents: number): MailText {
  const { booking, buyer, trip, siteUrl } = about;
  if (booking.status === 'waitlist') return waitingMail(about, 'host');
  const isOne = isOnePlace(booking);
  return {
    subject: `Your ${isOne ? 'place' : 'places'} on ${trip.title}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host has booked ${trip.title} for you: ${cabinWords(about)}, ${dollars(booking.payableCents)} in all.`,
      `${dollars(dueCents)} of it ${booking.plan === 'full' ? 'are due now' : 'are the first part'}. Your ${isOne ? 'place becomes' : 'places become'} yours with the first payment. Pay here:\n${siteUrl}/template/payment/${buyer.publicId}`,
      questionsLine(about),
      ...organiserFoot(trip),
    ].join('\n\n'),
  };
}
