import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';

/**
 * Tells somebody whom a host has added what was booked for them and where to pay, or that they wait.
 * @param dueCents what is due today.
 */
export function addedGuestMail(
  { booking, buyer, trip, siteUrl, contactEmail }: AboutBooking,
  dueCents: number,
): MailText {
  const hello = `Hello ${firstNameOf(buyer.name)},`;
  const cabin = trip.config.cabins[booking.cabinType].name;
  const party = booking.travellers === 1 ? 'one traveller' : `${booking.travellers} travellers`;
  const questions = `Questions? Answer this mail, or write to ${contactEmail} and name booking ${bookingReference(booking)}.`;
  if (booking.status === 'waitlist') {
    const text = `your host has put you on the waiting list of ${trip.title}: ${cabin}, ${party}. You owe nothing. As soon as there are places for you, you get another mail.`;
    return {
      subject: `You are on the waiting list of ${trip.title}`,
      text: [hello, text, questions].join('\n\n'),
    };
  }
  return {
    subject: `Your place on ${trip.title}`,
    text: [
      hello,
      `your host has booked ${trip.title} for you: ${cabin}, ${party}, ${dollars(booking.payableCents)} in all.`,
      `${dollars(dueCents)} of it ${booking.plan === 'full' ? 'are due now' : 'are the first part'}. Your place becomes yours with the first payment. Pay here:\n${siteUrl}/template/payment/${buyer.publicId}`,
      questions,
    ].join('\n\n'),
  };
}
