import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../buyer-mails.service.js';
import { bookingReference } from '../guest.view.js';

/** Who put a party on the waiting list. */
export type PutOnBy = 'guest' | 'host';

const OPENING: Record<PutOnBy, string> = {
  guest: 'you are on the waiting list of',
  host: 'your host has put you on the waiting list of',
};

/** Tells somebody that they wait, for what, what comes next, and how they leave the line. */
export function waitingMail(
  { booking, buyer, trip, siteUrl, contactEmail }: AboutBooking,
  by: PutOnBy,
): MailText {
  const cabin = trip.config.cabins[booking.cabinType].name;
  const party = booking.travellers === 1 ? 'one traveller' : `${booking.travellers} travellers`;
  return {
    subject: `You are on the waiting list of ${trip.title}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `${OPENING[by]} ${trip.title}: ${cabin}, ${party}. You owe nothing.`,
      'As soon as there are places for you, you get another mail. It says until when they are held for you: you pay then, or not at all.',
      `You do not want to wait any more? Leave the list here:\n${siteUrl}/template/payment/${buyer.publicId}`,
      `Questions? Answer this mail, or write to ${contactEmail} and name booking ${bookingReference(booking)}.`,
    ].join('\n\n'),
  };
}
