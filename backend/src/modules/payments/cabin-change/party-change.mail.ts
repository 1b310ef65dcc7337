import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../../bookings/buyer-mails.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { leftOf } from '../paid/given.mail.js';
import { backWords, type PriceChanged, priceWords } from './cabin-change.mail.js';

/** What a change of party came to. */
export interface PartyChanged extends PriceChanged {
  /** Else the companion travels no more. */
  joins: boolean;
  /** Extras were for two, and are for one now. */
  hasFewerExtras: boolean;
}

/** Tells who booked that a host has added a companion or taken theirs off. Why stays with the hosts. */
export function partyChangeMail(about: AboutBooking, changed: PartyChanged): MailText {
  const { booking, buyer, trip, siteUrl, contactEmail } = about;
  const { subject, deed } = changed.joins
    ? { subject: 'Somebody shares your cabin', deed: 'has added a traveller to' }
    : { subject: 'You travel alone', deed: 'has taken your companion off' };
  return {
    subject: `${subject} on ${trip.title} now`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `your host ${deed} booking ${bookingReference(booking)}, ${trip.title}. ${priceWords(changed)}`,
      ...(changed.hasFewerExtras ? ['The extras of the booking are for you alone now.'] : []),
      ...backWords(changed),
      ...leftOf(about),
      `What is paid and what comes next:\n${siteUrl}/template/payment/${buyer.publicId}`,
      `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}

/** Tells a companion who has an account that they travel no more. */
export function companionLeftMail({ booking, trip, contactEmail }: AboutBooking): MailText {
  return {
    subject: `You do not travel on ${trip.title} any more`,
    text: [
      'Hello,',
      `your host has taken you off booking ${bookingReference(booking)}, ${trip.title}. The details, the waiver and the documents that you gave for the trip are deleted; your account stays yours.`,
      `Is something wrong with it? Answer this mail, or write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}
