import { firstNameOf } from '../../../../contracts/person-name.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../buyer-mails.service.js';
import { bookingReference } from '../guest.view.js';
import { dollars } from '../quote/money-text.js';

/** Tells who booked that a host has given a part of the price another day. Why stays with the hosts. */
export function dueDateMail(
  { booking, buyer, trip, siteUrl, contactEmail }: AboutBooking,
  { missingCents, dueOn, was }: { missingCents: number; dueOn: string; was: string },
): MailText {
  return {
    subject: `Your payment is now due by ${longDay(dueOn)}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host has changed a day of booking ${bookingReference(booking)}, ${trip.title}: ${dollars(missingCents)} are now due by ${longDay(dueOn)}. Before, that was ${longDay(was)}.`,
      `Nothing else has changed, and you may pay earlier:\n${siteUrl}/template/payment/${buyer.publicId}`,
      `Questions? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}
