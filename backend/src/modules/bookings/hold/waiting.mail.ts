import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { AboutBooking } from '../buyer-mails.service.js';
import { cabinWords, isOnePlace, questionsLine } from '../mail-words.js';

/** Who put a party on the waiting list. */
export type PutOnBy = 'guest' | 'host';

const OPENING: Record<PutOnBy, string> = {
  guest: 'you are on the waiting list of',
  host: 'your host has put you on the waiting list of',
};

/** Tells somebody that they wait, for what, what comes next, and how they leave the line. */
export function waitingMail(about: AboutBooking, by: PutOnBy): MailText {
  const { booking, buyer, trip, siteUrl } = about;
  return {
    subject: `You are on the waiting list of ${trip.title}`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `${OPENING[by]} ${trip.title}: ${cabinWords(about)}. You owe nothing.`,
      `As soon as ${isOnePlace(booking) ? 'there is a place for you, you get another mail. It says until when it is' : 'there are places for you, you get another mail. It says until when they are'} held for you: you pay then, or not at all.`,
      `You do not want to wait any more? Leave the list here:\n${siteUrl}/template/payment/${buyer.publicId}`,
      questionsLine(about),
    ].join('\n\n'),
  };
}
