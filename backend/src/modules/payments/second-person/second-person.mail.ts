import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { HostAct, HostActKind } from './host-act.entity.js';

/** What each act is called, at the start of a sentence and before "of $1". */
export const ACT_WORDS: Record<HostActKind, string> = {
  payment: 'A payment',
  given_back: 'A refund by other means',
  credit: 'A credit',
  refund: 'A refund',
  cancellation: 'A cancellation with a return',
};

/** What a mail about an act speaks of. */
export interface ActMail {
  act: HostAct;
  /** Who asked for it, and on which booking of which trip. */
  askedBy: string;
  reference: string;
  tripTitle: string;
  link: string;
  contactEmail: string;
}

const whatItIs = ({ act, askedBy, reference, tripTitle }: ActMail) =>
  `${ACT_WORDS[act.kind]} of ${dollars(act.amountCents)} for booking ${reference} (${tripTitle}), by ${askedBy}. What they wrote:\n${quoted(act.reason)}`;

/** To those who can confirm it. */
export function waitingMail(firstName: string, about: ActMail): MailText {
  return {
    subject: `${ACT_WORDS[about.act.kind]} of ${dollars(about.act.amountCents)} waits for a second host`,
    text: [
      `Hello ${firstName},`,
      whatItIs(about),
      `It is above what one host does alone, so nothing happens until another host has confirmed it. Please look, and confirm or refuse it:\n${about.link}`,
      `Something is wrong here? Write to ${about.contactEmail}.`,
    ].join('\n\n'),
  };
}

/** To the operator, who lets the one host of a trip act alone. */
export function aloneMail(about: ActMail): MailText {
  return {
    subject: `${ACT_WORDS[about.act.kind]} of ${dollars(about.act.amountCents)} was done by one host alone`,
    text: [
      whatItIs(about),
      'It is above what one host does alone, and the trip has no second host with the right to money. ONE_HOST_ALONE lets it pass.',
      about.link,
    ].join('\n\n'),
  };
}
