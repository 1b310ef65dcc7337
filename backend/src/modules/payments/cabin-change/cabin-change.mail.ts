import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { leftOf } from '../paid/given.mail.js';
import { backTo } from '../refunds/back-words.js';
import type { Overpaid } from './cabin-change.dto.js';

/** What a change came to, in cents. */
export interface PriceChanged {
  differenceCents: number;
  overpaidCents: number;
  overpaid: Overpaid | null;
  /** What of it goes back to who paid shares of the booking. */
  toOthersCents: number;
}

export interface CabinChanged extends PriceChanged {
  /** What the cabin was called before. */
  was: string;
}

/** Tells who booked that a host has given them another cabin, and what that did to the price. Why stays with the hosts. */
export function cabinChangeMail(about: AboutBooking, changed: CabinChanged): MailText {
  const { booking, buyer, trip, siteUrl, contactEmail } = about;
  const cabin = trip.config.cabins[booking.cabinType].name;
  return {
    subject: `Your cabin on ${trip.title} is now: ${cabin}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host has changed the cabin of booking ${bookingReference(booking)}, ${trip.title}: ${cabin} in place of ${changed.was}. ${priceWords(changed)}`,
      ...backWords(changed),
      ...leftOf(about),
      `What is paid and what comes next:\n${siteUrl}/template/payment/${buyer.publicId}`,
      `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}

/** What a change did to the price. */
export function priceWords({ differenceCents }: PriceChanged): string {
  if (differenceCents === 0) return 'It costs the same.';
  return `It costs ${dollars(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'}.`;
}

/** What becomes of what was paid too much; nothing where nothing was. */
export function backWords({ overpaidCents, overpaid, toOthersCents }: PriceChanged): string[] {
  if (overpaidCents === 0) return [];
  const amount = dollars(overpaidCents);
  if (overpaid !== 'refund') return [`${amount} of what was paid are kept as a credit on this booking.`];
  return [
    toOthersCents > 0
      ? `Of what was paid ${backTo({ refundCents: overpaidCents, toOthersCents })}, the way it was paid.`
      : `${amount} of what you paid go back to you, the way you paid.`,
  ];
}
